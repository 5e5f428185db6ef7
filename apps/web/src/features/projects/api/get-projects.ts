import { useQuery } from '@tanstack/react-query';
import { POLLING, projectEndpoints } from '@tarima/contract';
import { endpointQuery, useApi } from '#web/lib/api.ts';
import { isDrafting } from '../project-state.ts';

/** The projects; asked again from time to time while one of them is being drafted. */
export function useProjects() {
  return useQuery({
    ...endpointQuery(useApi(), projectEndpoints.list, {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isDrafting) ? POLLING.videoMs : false),
  });
}
