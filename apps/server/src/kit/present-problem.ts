import { ERROR_CODES, errorMessage, type Language, type Problem } from '@tarima/contract';

/** The sentence of a stored error code. */
export function presentProblem(
  stored: string | null,
  language: Language,
  file?: string,
  fileLanguage?: string | null,
): Problem | null {
  if (stored === null) return null;
  const code = ERROR_CODES.find((known) => known === stored) ?? 'INTERNAL_ERROR';
  return { code, message: errorMessage(code, language, file, fileLanguage) };
}
