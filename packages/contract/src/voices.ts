import { z } from 'zod';
import { GENDERS } from './constants.ts';
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

export const voiceSchema = z.object({
  voice_id: z.string(),
  voice_name: z.string(),
  language: z.enum([...VOICE_LANGUAGES, 'unknown']),
  /** BCP-47 primary language, such as `es`. */
  language_code: z.string(),
  /** The locale it speaks by default, such as `es-MX`. */
  locale: z.string(),
  gender: z.enum([...GENDERS, 'unknown']),
  style: z.string(),
  accent_type: z.enum(['native', 'adaptive']),
  /** Whether an accent (a locale) can be chosen for it. */
  support_locale: z.boolean(),
  support_pause: z.boolean(),
  emotion_support: z.boolean(),
  preview_audio: z.string(),
});
export type Voice = z.infer<typeof voiceSchema>;

export const voiceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/voices',
    summary: 'Every voice that can be used here',
    data: z.array(voiceSchema),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/voices/{voiceId}/preview',
    summary: 'A short sample of a voice (MP3), in an accent where it supports one',
    params: z.object({ voiceId: z.string().max(100) }),
    query: z.object({ locale: z.string().max(20).optional() }),
  }),
};
