import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { videoEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';
import { usePolling } from '../use-polling.ts';
import { isInProgress } from '../video-state.ts';

/** A page of the videos; asked again from time to time while one of them is being made. */
export function useVideos(query: InputOf<typeof videoEndpoints.list>['query']) {
  const list = useQuery({
    ...endpointQuery(videoEndpoints.list, { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return { list, polling: usePolling(list, list.data?.videos.some(isInProgress) ?? false) };
}
