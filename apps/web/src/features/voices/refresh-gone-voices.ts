import type { QueryClient } from '@tanstack/react-query';
import { voiceEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { askAgain } from '#web/lib/query-client.ts';

/** Refetches the voices after an answer that the chosen one was removed. */
export function refreshGoneVoices(queryClient: QueryClient, error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'VOICE_GONE') return;
  void askAgain(queryClient, keyOf(voiceEndpoints.list));
}
