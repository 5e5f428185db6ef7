import { voiceEndpoints } from '@tarima/contract';
import type { Queries } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** The list of voices, if an answer says that the chosen one was removed. */
export const outdatedVoices = (error: unknown): readonly Queries[] =>
  error instanceof ApiError && error.code === 'VOICE_GONE' ? [voiceEndpoints.list] : [];
