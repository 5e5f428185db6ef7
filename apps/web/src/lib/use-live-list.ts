import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint, LiveList } from '@tarima/contract';
import { keyOf } from './api.ts';
import { askAgain } from './query-client.ts';
import { useServerEvent } from './realtime.ts';

/** Asks again for what `endpoints` answer once somebody, in whichever window, has changed the list. */
export function useLiveList(list: LiveList, endpoints: readonly Endpoint[]): void {
  const queryClient = useQueryClient();
  useServerEvent('listUpdate', (changed) => {
    if (changed !== list) return;
    for (const endpoint of endpoints) void askAgain(queryClient, keyOf(endpoint));
  });
}
