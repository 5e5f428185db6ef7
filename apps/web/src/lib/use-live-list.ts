import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { LiveList } from '@tarima/contract';
import { askAgain } from './query-client.ts';
import { useServerEvent } from './realtime.ts';

/** Refetches `keys` when the list changes in any window. */
export function useLiveList(list: LiveList, keys: readonly QueryKey[]): void {
  const queryClient = useQueryClient();
  useServerEvent('listUpdate', (changed) => {
    if (changed !== list) return;
    for (const key of keys) void askAgain(queryClient, key);
  });
}
