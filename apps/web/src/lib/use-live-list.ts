import { useQueryClient } from '@tanstack/react-query';
import type { LiveList } from '@tarima/contract';
import { keyOfQueries, type Queries } from './api.ts';
import { askAgain } from './query-client.ts';
import { useServerEvent } from './realtime.ts';

/** Refetches `queries` when the list changes in any window. */
export function useLiveList(list: LiveList, queries: readonly Queries[]): void {
  const queryClient = useQueryClient();
  useServerEvent('listUpdate', (changed) => {
    if (changed !== list) return;
    for (const each of queries) void askAgain(queryClient, keyOfQueries(each));
  });
}
