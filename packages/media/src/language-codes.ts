/** ISO 639-2 codes, which MP4 and ID3 want, of the languages that are spoken. */
const LANGUAGE_CODES: Record<string, string> = {
  es: 'spa',
  en: 'eng',
  pt: 'por',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
};

/** What a media file calls a language (BCP-47, primary); `und` where it has no name for it. */
export const mediaLanguage = (language: string): string => LANGUAGE_CODES[language] ?? 'und';
