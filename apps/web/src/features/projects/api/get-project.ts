import { useQuery, useQueryClient } from '@tanstack/react-query';
import { POLLING, projectEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';
import { keepHeard } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { isDrafting } from '../project-state.ts';

/** A project as it changes: told over the socket, and asked for while its draft is under way. */
export function useProject(projectId: string) {
  const queryClient = useQueryClient();
  const query = endpointQuery(projectEndpoints.get, { params: { projectId } });
  useServerEvent('projectStatusUpdate', (project) => {
    if (project.id === projectId) keepHeard(queryClient, query.queryKey, project);
  });
  return useQuery({
    ...query,
    // It may have changed since another screen asked for it.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data && isDrafting(state.data) ? POLLING.videoMs : false,
  });
}
