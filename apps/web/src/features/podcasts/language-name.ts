import { OUTPUT_LANGUAGE_CODES, type OutputLanguage } from '@tarima/contract';
import { currentLanguage } from '#web/i18n/index.ts';

/** The name of a language inside a sentence. */
export const languageName = (language: OutputLanguage): string =>
  new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(
    OUTPUT_LANGUAGE_CODES[language],
  ) ?? language;
