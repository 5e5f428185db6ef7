import { z } from 'zod';
import { PRESENTER_PROVIDERS, type PresenterProviderId } from './avatars.ts';
import { ACCENTS, GENDERS, type Gender } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** The names under which the voice filter offers languages; the six that can be spoken. */
export const VOICE_LANGUAGES = [
  'Español',
  'English',
  'Português',
  'Français',
  'Deutsch',
  'Italiano',
] as const;
export type VoiceLanguage = (typeof VOICE_LANGUAGES)[number];

/** Who is asked to speak a voice; `own-server` is any that was set up in place of OpenAI's. */
export const VOICE_VENDORS = ['openai', 'elevenlabs', 'google', 'own-server'] as const;
export type VoiceVendor = (typeof VOICE_VENDORS)[number];

export const voiceSchema = z.object({
  voice_id: z.string(),
  voice_name: z.string(),
  language: z.enum([...VOICE_LANGUAGES, 'unknown']),
  /** BCP-47 primary language, such as `es`. */
  language_code: z.string(),
  /** The locale it speaks by default, such as `es-MX`. */
  locale: z.string(),
  gender: z.enum([...GENDERS, 'unknown']),
  /** Its gender, where its vendor does not state it and its name or its sound tells; absent where it is stated. */
  detected_gender: z.enum(GENDERS).optional(),
  style: z.string(),
  accent_type: z.enum(['native', 'adaptive']),
  /** Whether an accent (a locale) can be chosen for it. */
  support_locale: z.boolean(),
  support_pause: z.boolean(),
  emotion_support: z.boolean(),
  preview_audio: z.string(),
  /** A vendor's voice that only its own presenters speak with; absent for all others. */
  presenter_provider: z.enum(PRESENTER_PROVIDERS).optional(),
  /** Absent for the studio's own voices, and for those of a presenter's vendor. */
  vendor: z.enum(VOICE_VENDORS).optional(),
  /** US dollars for a million characters, null where no price is set; absent for a voice that costs nothing. */
  character_price: z.number().nullable().optional(),
});
export type Voice = z.infer<typeof voiceSchema>;

export type UsableVoice = Voice & { language: VoiceLanguage; gender: Gender };

/** Whether a voice can be offered: its gender, language and style are known (specification, section 5). */
export const isUsableVoice = (voice: Voice): voice is UsableVoice =>
  voice.gender !== 'unknown' &&
  voice.language !== 'unknown' &&
  voice.style !== '' &&
  voice.style.toLowerCase() !== 'unknown';

/** Whether the presenters of a provider can speak with a voice: a vendor's own is for its own alone. */
export const speaksWith = ({ presenter_provider }: Voice, provider: PresenterProviderId): boolean =>
  presenter_provider === undefined || presenter_provider === provider;

export const voiceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/voices',
    summary: 'Every voice that can be used here, of all that is configured',
    /** `refresh=true` asks the vendors anew. */
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
  /** A static file by its address, which the specification names; the studio makes it when it is first heard. */
  accent: endpoint({
    method: 'GET',
    path: '/uploads/accents/{accent}/{gender}.mp3',
    summary: 'A sentence in an accent of Spanish, spoken by the studio itself (MP3)',
    params: z.object({ accent: z.enum(ACCENTS), gender: z.enum(GENDERS) }),
  }),
};
