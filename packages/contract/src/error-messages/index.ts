import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../constants.ts';
import type { ErrorCode, ErrorMessages } from '../error-codes.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

const messages: Record<Language, ErrorMessages> = { es, en, pt };

/** The sentence that people read for an error code. It names the file and its language where known. */
export function errorMessage(
  code: ErrorCode,
  language: Language,
  file?: string,
  fileLanguage?: string | null,
): string {
  const message = messages[language][code];
  const named = file ? message : message.replace(/^[«“]\{file\}[»”]/u, UNNAMED_FILE[language]);
  return named
    .replace('{file}', () => file ?? '')
    .replace('{language}', () => nameOfLanguage(fileLanguage, language));
}

function nameOfLanguage(code: string | null | undefined, language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return code && code !== 'other' ? (names.of(code) ?? code) : OTHER_LANGUAGE[language];
}

const OTHER_LANGUAGE: Record<Language, string> = {
  es: 'otro idioma',
  en: 'another language',
  pt: 'outro idioma',
};

/** For errors about an unknown file. */
const UNNAMED_FILE: Record<Language, string> = {
  es: 'El documento',
  en: 'The document',
  pt: 'O documento',
};

/** The answer's language, from an `Accept-Language` header. The default is Spanish. */
export function languageFromHeader(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return (
    wanted.map((code) => LANGUAGES.find((language) => language === code)).find(Boolean) ??
    DEFAULT_LANGUAGE
  );
}
