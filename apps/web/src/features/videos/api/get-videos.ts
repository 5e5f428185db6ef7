import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { POLLING, videoEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';
import { isInProgress } from '../video-state.ts';

/** A page of the videos; asked again from time to time while one of them is being made. */
export function useVideos(query: InputOf<typeof videoEndpoints.list>['query']) {
  return useQuery({
    ...endpointQuery(videoEndpoints.list, { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.videos.some(isInProgress) ? POLLING.videoMs : false,
  });
}
