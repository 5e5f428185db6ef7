import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { POLLING, type Redraft, redraftEndpoints } from '@tarima/contract';
import { endpointQuery, keyOf } from '#web/lib/api.ts';
import { keepHeard } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';

export const isRedrafting = (redraft: Redraft | null | undefined): boolean =>
  redraft?.draft.status === 'waiting' || redraft?.draft.status === 'processing';

/** Keeps what was heard of the draft beside a script, from wherever it was heard. */
export const keepRedraft = (
  queryClient: QueryClient,
  projectId: string,
  redraft: Redraft | null,
): void => {
  keepHeard(queryClient, keyOf(redraftEndpoints.get, { params: { projectId } }), redraft);
};

/**
 * The draft beside a script as it changes: told over the socket, and asked for while it is made. `onEnded` is
 * told of one that ends while somebody looks on.
 */
export function useRedraft(projectId: string, onEnded: (redraft: Redraft) => void) {
  const queryClient = useQueryClient();
  useServerEvent('redraftUpdate', ({ projectId: changed, redraft }) => {
    if (changed !== projectId) return;
    keepRedraft(queryClient, projectId, redraft);
    if (redraft && !isRedrafting(redraft)) onEnded(redraft);
  });
  return useQuery({
    ...endpointQuery(redraftEndpoints.get, { params: { projectId } }),
    // It may have changed since another screen asked for it.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isRedrafting(state.data) ? POLLING.videoMs : false),
  });
}
