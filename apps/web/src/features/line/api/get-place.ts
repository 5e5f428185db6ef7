import { useQuery } from '@tanstack/react-query';
import { lineEndpoints, POLLING } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';

/** Where work stands in its line, asked again and again: others end without it being told. */
export const usePlaceInLine = (id: string) =>
  useQuery({
    ...endpointQuery(lineEndpoints.place, { params: { id } }),
    // It may have moved since another screen asked.
    refetchOnMount: 'always',
    refetchInterval: POLLING.videoMs,
  });
