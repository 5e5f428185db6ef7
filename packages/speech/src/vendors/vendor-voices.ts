import { DEFAULT_LOCALE, type Voice, type VoiceLanguage } from '@tarima/contract';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../local/accents.ts';
import { LANGUAGE_NAMES, type VoiceStyle } from '../local/catalogue.ts';
import type { VendorVoice } from './vendor-speech.ts';

/** The locale of a voice that can speak a language in any of its accents, until one is chosen. */
export const USUAL_LOCALES: Record<SpokenLanguage, string> = {
  es: DEFAULT_LOCALE,
  en: 'en-US',
  pt: 'pt-BR',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
};

/** The language that is spoken here, of a locale such as `es-US` or `pt_br`; undefined for others. */
export const languageOf = (locale: string): SpokenLanguage | undefined =>
  SPOKEN_LANGUAGES.find((language) => language === locale.split(/[-_]/u)[0]?.toLowerCase());

type Described = {
  vendor: string;
  vendorId: string;
  name: string;
  language: SpokenLanguage;
  locale: string;
  gender: Voice['gender'];
  /** The vendor does not say the gender: its name or its sound does. */
  isGenderDetected?: boolean;
  style: VoiceStyle | 'unknown';
  /** Whether it speaks the language as its own, or as one that it learned. */
  isNative: boolean;
  hasAccents: boolean;
};

/** A vendor's voice as the contract tells it to the studio; one that speaks six languages is six. */
export function vendorVoice(described: Described): VendorVoice {
  const { vendor, vendorId, name, language, locale, gender, isGenderDetected, style } = described;
  const id = `${vendor}-${language}-${vendorId}`;
  const languageName: VoiceLanguage = LANGUAGE_NAMES[language];
  return {
    vendorId,
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
    emotion_support: false,
    preview_audio: `/api/v1/voices/${encodeURIComponent(id)}/preview`,
  };
}
