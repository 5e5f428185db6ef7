/** The ISO 639-2 codes that MP4 and ID3 need, for the spoken languages. */
const LANGUAGE_CODES: Record<string, string> = {
  es: 'spa',
  en: 'eng',
  pt: 'por',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
};

/** The code that media files use for a language (BCP-47, primary); `und` if there is none. */
export const mediaLanguage = (language: string): string => LANGUAGE_CODES[language] ?? 'und';
