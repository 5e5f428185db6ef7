import { currentLanguage } from '#web/i18n/index.ts';

/** The name of a language inside a sentence: `es-MX` → “Mexican Spanish”. An unknown code stays. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(code) ?? code;
  } catch {
    // People's own folders of voices may have any code.
    return code;
  }
}

/** The name of a language as it stands alone, with a capital. */
export function languageLabel(code: string): string {
  const name = languageName(code);
  return name.charAt(0).toLocaleUpperCase(currentLanguage()) + name.slice(1);
}

/** Languages, to choose one. */
export const languageOptions = <Code extends string>(codes: readonly Code[]) =>
  codes.map((value) => ({ value, label: languageLabel(value) }));
