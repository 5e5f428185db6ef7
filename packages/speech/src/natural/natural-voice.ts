import { DEFAULT_LOCALE, type Voice, type VoiceLanguage } from '@tarima/contract';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../local/accents.ts';
import { LANGUAGE_NAMES, type VoiceStyle } from '../local/catalogue.ts';

/** The default locale of a voice that speaks a language in any accent. */
export const USUAL_LOCALES: Record<SpokenLanguage, string> = {
  es: DEFAULT_LOCALE,
  en: 'en-US',
  pt: 'pt-BR',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
};

/** The language of a locale such as `es-US` or `pt_br`; undefined for languages not spoken here. */
export const languageOf = (locale: string): SpokenLanguage | undefined =>
  SPOKEN_LANGUAGES.find((language) => language === locale.split(/[-_]/u)[0]?.toLowerCase());

export type DescribedVoice = {
  /** A vendor, or the engine of this machine. */
  source: string;
  /** Names the voice within its source. */
  ownId: string;
  name: string;
  language: SpokenLanguage;
  locale: string;
  gender: Voice['gender'];
  /** True if the gender comes from the voice's name or sound, not from the vendor. */
  isGenderDetected?: boolean;
  style: VoiceStyle | 'unknown';
  /** True if the voice speaks the language natively. */
  isNative: boolean;
  hasAccents: boolean;
};

/** A voice in the contract's shape. One that speaks six languages becomes six. */
export function naturalVoice(described: DescribedVoice): Voice {
  const { source, ownId, name, language, locale, gender, isGenderDetected, style } = described;
  const id = `${source}-${language}-${ownId}`;
  const languageName: VoiceLanguage = LANGUAGE_NAMES[language];
  return {
    voice_id: id,
    voice_name: name,
    language: languageName,
    language_code: language,
    locale,
    gender,
    ...(isGenderDetected && gender !== 'unknown' && { detected_gender: gender }),
    style,
    accent_type: described.isNative ? 'native' : 'adaptive',
    support_locale: described.hasAccents && language === 'es',
    support_pause: true,
    is_natural: true,
    emotion_support: false,
    preview_audio: `/api/v1/voices/${encodeURIComponent(id)}/preview`,
  };
}
