import {
  isUsableVoice,
  type Language,
  type UsableVoice,
  type Voice,
  type VoiceLanguage,
} from '@tarima/contract';

/** The voices with known gender, language and style. */
export const usableVoices = (voices: readonly Voice[]): UsableVoice[] =>
  voices.filter(isUsableVoice);

/** True for Spanish voices that can speak with the accent of another locale. */
export const supportsAccent = (voice: Voice): boolean =>
  voice.language === 'Español' && voice.support_locale;

/** The first language of the voice list, by the script's language. */
export const VOICE_LANGUAGE_OF: Record<Language, VoiceLanguage> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
};
