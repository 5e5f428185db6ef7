import type { Gender, Language, Voice, VoiceLanguage } from '@tarima/contract';

export type UsableVoice = Voice & { language: VoiceLanguage; gender: Gender };

const isUsable = (voice: Voice): voice is UsableVoice =>
  voice.gender !== 'unknown' &&
  voice.language !== 'unknown' &&
  voice.style !== '' &&
  voice.style.toLowerCase() !== 'unknown';

/** The voices that can be offered: all whose gender, language and style are known. */
export const usableVoices = (voices: readonly Voice[]): UsableVoice[] => voices.filter(isUsable);

/** Accents are chosen for Spanish voices that can speak in another locale than their own. */
export const supportsAccent = (voice: Voice): boolean =>
  voice.language === 'Español' && voice.support_locale;

/** The language that voices are looked for in first, for a script in `Language`. */
export const VOICE_LANGUAGE_OF: Record<Language, VoiceLanguage> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
};
