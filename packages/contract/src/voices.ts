import { z } from 'zod';
import { PRESENTER_PROVIDERS, type PresenterProviderId } from './avatars.ts';
import { ACCENTS, GENDERS, type Gender } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** Language names in the voice filter: the six that can be spoken. */
export const VOICE_LANGUAGES = [
  'Español',
  'English',
  'Português',
  'Français',
  'Deutsch',
  'Italiano',
] as const;
export type VoiceLanguage = (typeof VOICE_LANGUAGES)[number];

/** Vendors of voices. `own-server` is any server that replaces OpenAI's. */
export const VOICE_VENDORS = ['openai', 'elevenlabs', 'google', 'own-server'] as const;
export type VoiceVendor = (typeof VOICE_VENDORS)[number];

export const voiceSchema = z.object({
  voice_id: z.string(),
  voice_name: z.string(),
  language: z.enum([...VOICE_LANGUAGES, 'unknown']),
  /** BCP-47 primary language, such as `es`. */
  language_code: z.string(),
  /** Its default locale, such as `es-MX`. */
  locale: z.string(),
  gender: z.enum([...GENDERS, 'unknown']),
  /** Gender derived from name or sound; absent where the vendor states it. */
  detected_gender: z.enum(GENDERS).optional(),
  style: z.string(),
  accent_type: z.enum(['native', 'adaptive']),
  /** True if an accent (locale) can be chosen for it. */
  support_locale: z.boolean(),
  support_pause: z.boolean(),
  /** False for the voices that sound synthetic. The choices show natural ones first. */
  is_natural: z.boolean(),
  /** Seconds of work for a second of speech on this machine; absent where it hardly counts. */
  real_time_factor: z.number().positive().optional(),
  emotion_support: z.boolean(),
  preview_audio: z.string(),
  /** Set for voices that only this vendor's presenters can use. */
  presenter_provider: z.enum(PRESENTER_PROVIDERS).optional(),
  /** Absent for the studio's own voices and for a presenter vendor's. */
  vendor: z.enum(VOICE_VENDORS).optional(),
  /** US dollars per million characters; null without a price, absent for free voices. */
  character_price: z.number().nullable().optional(),
});
export type Voice = z.infer<typeof voiceSchema>;

export type UsableVoice = Voice & { language: VoiceLanguage; gender: Gender };

/** True if gender, language and style are known (specification, section 5). */
export const isUsableVoice = (voice: Voice): voice is UsableVoice =>
  voice.gender !== 'unknown' &&
  voice.language !== 'unknown' &&
  voice.style !== '' &&
  voice.style.toLowerCase() !== 'unknown';

/** True if this provider's presenters can use a voice. A vendor's voices are only for its own presenters. */
export const speaksWith = ({ presenter_provider }: Voice, provider: PresenterProviderId): boolean =>
  presenter_provider === undefined || presenter_provider === provider;

export const voiceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/voices',
    summary: 'Every voice that can be used here, of all that is configured',
    /** `refresh=true` reloads the vendors' lists. */
    query: z.object({ refresh: z.stringbool().default(false) }),
    data: z.array(voiceSchema),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/voices/{voiceId}/preview',
    summary: 'A short sample of a voice (MP3), in an accent where it supports one',
    params: z.object({ voiceId: z.string().max(100) }),
    query: z.object({ locale: z.string().max(20).optional() }),
  }),
  /** A static file at an address of the specification, made on first request. */
  accent: endpoint({
    method: 'GET',
    path: '/uploads/accents/{accent}/{gender}.mp3',
    summary: 'A sentence in an accent of Spanish, spoken by the studio itself (MP3)',
    params: z.object({ accent: z.enum(ACCENTS), gender: z.enum(GENDERS) }),
  }),
};
