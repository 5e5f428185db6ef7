import { useQueryClient } from '@tanstack/react-query';
import { podcastEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useLiveList } from '#web/lib/use-live-list.ts';

/** Asks for the list again where one of its podcasts is done, or gone. */
export function useLivePodcasts(): void {
  const queryClient = useQueryClient();
  useLiveList('podcasts', [keyOf(podcastEndpoints.list)]);
  useServerEvent('podcastStatusUpdate', ({ status }) => {
    if (status !== 'processing') void askAgain(queryClient, keyOf(podcastEndpoints.list));
  });
}
