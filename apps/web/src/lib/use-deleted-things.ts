import { useQuery } from '@tanstack/react-query';
import {
  type DeletedThing,
  type projectEndpoints,
  UNDO_MINUTES,
  type videoEndpoints,
} from '@tarima/contract';
import { endpointQuery } from './api.ts';

type DeletedEndpoint = typeof projectEndpoints.listDeleted | typeof videoEndpoints.listDeleted;

/** This browser's clock can differ from the server's. */
const SHORTEST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = UNDO_MINUTES * 60_000;

/** Things that can still be restored. Refetches when the first of them expires. */
export function useDeletedThings(endpoint: DeletedEndpoint): DeletedThing[] {
  const { data } = useQuery({
    ...endpointQuery(endpoint, {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => untilFirstIsGone(state.data ?? []),
  });
  return data ?? [];
}

function untilFirstIsGone(things: DeletedThing[]): number | false {
  if (things.length === 0) return false;
  const first = Math.min(...things.map(({ goneAt }) => Date.parse(goneAt)));
  return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, first - Date.now()));
}
