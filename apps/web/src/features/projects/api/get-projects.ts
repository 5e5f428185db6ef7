import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { POLLING, projectEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';
import { isMoving } from '../project-state.ts';

/** A page of the projects; asked again from time to time while one of them goes on by itself. */
export function useProjects(query: InputOf<typeof projectEndpoints.list>['query']) {
  return useQuery({
    ...endpointQuery(projectEndpoints.list, { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.projects.some(isMoving) ? POLLING.videoMs : false),
  });
}
