import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { POLLING, podcastEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';
import type { DataOf } from '#web/lib/api-client.ts';

export type ListedPodcast = DataOf<typeof podcastEndpoints.list>['podcasts'][number];

/** A page of the podcasts; asked again from time to time while one of them is being made. */
export function usePodcasts(page: number) {
  return useQuery({
    ...endpointQuery(podcastEndpoints.list, { query: { page } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.podcasts.some(({ status }) => status === 'processing') ? POLLING.videoMs : false,
  });
}
