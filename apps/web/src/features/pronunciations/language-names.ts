import { SPOKEN_LANGUAGE_CODES, type SpokenLanguageCode } from '@tarima/contract';
import { currentLanguage } from '#web/i18n/index.ts';

/** The name of a language as it stands alone. */
export function languageLabel(code: SpokenLanguageCode): string {
  const language = currentLanguage();
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The spoken languages, to choose one. */
export const languageOptions = () =>
  SPOKEN_LANGUAGE_CODES.map((value) => ({ value, label: languageLabel(value) }));
