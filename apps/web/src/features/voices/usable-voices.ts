import {
  isUsableVoice,
  type Language,
  type UsableVoice,
  type Voice,
  type VoiceLanguage,
} from '@tarima/contract';

/** The voices that can be offered: all whose gender, language and style are known. */
export const usableVoices = (voices: readonly Voice[]): UsableVoice[] =>
  voices.filter(isUsableVoice);

/** Accents are chosen for Spanish voices that can speak in another locale than their own. */
export const supportsAccent = (voice: Voice): boolean =>
  voice.language === 'Español' && voice.support_locale;

/** The language that voices are looked for in first, for a script in `Language`. */
export const VOICE_LANGUAGE_OF: Record<Language, VoiceLanguage> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
};
