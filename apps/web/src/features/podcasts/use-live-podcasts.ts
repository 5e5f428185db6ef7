import { useQueryClient } from '@tanstack/react-query';
import { podcastEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { useServerEvent } from '#web/lib/realtime.ts';

/** Asks for the list again where one of its podcasts is done. */
export function useLivePodcasts(): void {
  const queryClient = useQueryClient();
  useServerEvent('podcastStatusUpdate', ({ status }) => {
    if (status === 'processing') return;
    void queryClient.invalidateQueries({ queryKey: keyOf(podcastEndpoints.list) });
  });
}
