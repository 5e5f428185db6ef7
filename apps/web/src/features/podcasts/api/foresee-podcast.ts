import { useQuery } from '@tanstack/react-query';
import { type GeneratePodcast, podcastEndpoints } from '@tarima/contract';
import { postedQuery, useApi } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** How many words the podcast of a request would have, 0 where it is too little; null where that is not known. */
export function useForeseenWords(body: GeneratePodcast, enabled: boolean): number | null {
  const query = useQuery({
    ...postedQuery(useApi(), podcastEndpoints.foresee, { body }),
    enabled,
    // What cannot be foreseen is told when it is sent.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!enabled) return null;
  const { data, error } = query;
  if (error instanceof ApiError && error.code === 'PODCAST_TOO_LITTLE_TEXT') return 0;
  return data?.wordCount ?? null;
}
