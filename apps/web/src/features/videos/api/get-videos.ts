import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { POLLING, type VideoStatus, videoEndpoints } from '@tarima/contract';
import { endpointQuery, useApi } from '#web/lib/api.ts';
import { isInProgress } from '../video-state.ts';

type VideoFilter = { status: VideoStatus | undefined; page: number };

/** A page of the videos; asked again from time to time while one of them is being made. */
export function useVideos(query: VideoFilter) {
  return useQuery({
    ...endpointQuery(useApi(), videoEndpoints.list, { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.videos.some(isInProgress) ? POLLING.videoMs : false,
  });
}
