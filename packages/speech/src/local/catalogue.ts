import type { Voice, VoiceLanguage } from '@tarima/contract';
import type { SpokenLanguage } from './accents.ts';
import { TIMBRES, type TimbreName } from './timbres.ts';

export const VOICE_STYLES = ['professional', 'warm', 'energetic', 'calm'] as const;
export type VoiceStyle = (typeof VOICE_STYLES)[number];

export type LocalVoice = {
  id: string;
  name: string;
  language: SpokenLanguage;
  /** The locale used when a request names none. */
  locale: string;
  style: VoiceStyle;
  timbre: TimbreName;
};

function voice(
  language: SpokenLanguage,
  locale: string,
  name: string,
  style: VoiceStyle,
  timbre: TimbreName,
): LocalVoice {
  const plainName = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return { id: `local-${language}-${plainName}`, name, language, locale, style, timbre };
}

/** Every local voice: a timbre that speaks one language in one or more accents. */
export const VOICE_CATALOGUE: LocalVoice[] = [
  voice('es', 'es_MX', 'Lucía', 'professional', 'clear'),
  voice('es', 'es_CO', 'Carmen', 'warm', 'mellow'),
  voice('es', 'es_AR', 'Valentina', 'energetic', 'bright'),
  voice('es', 'es_ES', 'Sofía', 'calm', 'gentle'),
  voice('es', 'es_MX', 'Mateo', 'professional', 'firm'),
  voice('es', 'es_ES', 'Andrés', 'calm', 'deep'),
  voice('es', 'es_AR', 'Tomás', 'energetic', 'lively'),
  voice('es', 'es_CO', 'Diego', 'warm', 'soft'),

  voice('en', 'en_US', 'Emma', 'professional', 'clear'),
  voice('en', 'en_GB', 'Grace', 'warm', 'mellow'),
  voice('en', 'en_US', 'Olivia', 'energetic', 'bright'),
  voice('en', 'en_GB', 'Charlotte', 'calm', 'gentle'),
  voice('en', 'en_US', 'James', 'professional', 'firm'),
  voice('en', 'en_GB', 'Henry', 'calm', 'deep'),
  voice('en', 'en_US', 'Ethan', 'energetic', 'lively'),
  voice('en', 'en_GB', 'Oliver', 'warm', 'soft'),

  voice('pt', 'pt_BR', 'Ana', 'professional', 'clear'),
  voice('pt', 'pt_BR', 'Beatriz', 'warm', 'mellow'),
  voice('pt', 'pt_BR', 'Camila', 'energetic', 'bright'),
  voice('pt', 'pt_PT', 'Inês', 'calm', 'gentle'),
  voice('pt', 'pt_BR', 'Rafael', 'professional', 'firm'),
  voice('pt', 'pt_PT', 'Duarte', 'calm', 'deep'),
  voice('pt', 'pt_BR', 'Thiago', 'energetic', 'lively'),
  voice('pt', 'pt_BR', 'João', 'warm', 'soft'),

  voice('fr', 'fr_FR', 'Camille', 'professional', 'clear'),
  voice('fr', 'fr_FR', 'Élise', 'warm', 'mellow'),
  voice('fr', 'fr_FR', 'Manon', 'energetic', 'bright'),
  voice('fr', 'fr_FR', 'Louis', 'professional', 'firm'),
  voice('fr', 'fr_FR', 'Henri', 'calm', 'deep'),
  voice('fr', 'fr_FR', 'Antoine', 'warm', 'soft'),

  voice('de', 'de_DE', 'Anna', 'professional', 'clear'),
  voice('de', 'de_DE', 'Clara', 'warm', 'mellow'),
  voice('de', 'de_DE', 'Lena', 'energetic', 'bright'),
  voice('de', 'de_DE', 'Jonas', 'professional', 'firm'),
  voice('de', 'de_DE', 'Martin', 'calm', 'deep'),
  voice('de', 'de_DE', 'Felix', 'warm', 'soft'),

  voice('it', 'it_IT', 'Giulia', 'professional', 'clear'),
  voice('it', 'it_IT', 'Elena', 'warm', 'mellow'),
  voice('it', 'it_IT', 'Chiara', 'energetic', 'bright'),
  voice('it', 'it_IT', 'Marco', 'professional', 'firm'),
  voice('it', 'it_IT', 'Paolo', 'calm', 'deep'),
  voice('it', 'it_IT', 'Luca', 'warm', 'soft'),
];

export const LANGUAGE_NAMES: Record<SpokenLanguage, VoiceLanguage> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
};

/** The voice in the contract's shape. */
export function publicVoice(voice: LocalVoice): Voice {
  const adaptive = voice.language === 'es';
  return {
    voice_id: voice.id,
    voice_name: voice.name,
    language: LANGUAGE_NAMES[voice.language],
    language_code: voice.language,
    locale: voice.locale.replace('_', '-'),
    gender: TIMBRES[voice.timbre].gender,
    style: voice.style,
    accent_type: adaptive ? 'adaptive' : 'native',
    support_locale: adaptive,
    support_pause: true,
    is_natural: false,
    emotion_support: false,
    preview_audio: `/api/v1/voices/${voice.id}/preview`,
  };
}
