import { useQueryClient } from '@tanstack/react-query';
import { type Podcast, type PodcastStatus, podcastEndpoints } from '@tarima/contract';
import { useEffect, useEffectEvent } from 'react';
import { keyOf } from '#web/lib/api.ts';
import { askAgain, keepHeard } from '#web/lib/query-client.ts';
import { useRealtime, useServerEvent } from '#web/lib/realtime.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/**
 * A podcast, updated by events of the socket. Each connection also asks for the status, so that no
 * earlier result is missed. Polling works without a socket.
 */
export function usePodcast(id: string) {
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const input = { params: { id } };
  const queryKey = keyOf(podcastEndpoints.get, input);

  const take = (status: PodcastStatus) => {
    // Turns, times and addresses come with the whole podcast only.
    if (status.status !== 'processing') void askAgain(queryClient, queryKey);
    else keepHeard<Podcast>(queryClient, queryKey, (known) => known && { ...known, ...status });
  };
  useServerEvent('podcastStatusUpdate', (status) => {
    if (status.eventId === id) take(status);
  });
  // A podcast that was deleted has no event of its own: the list changes.
  useServerEvent('listUpdate', (list) => {
    if (list === 'podcasts') void askAgain(queryClient, queryKey);
  });
  const onAnswer = useEffectEvent((status: PodcastStatus | null) => {
    if (status) take(status);
    else void askAgain(queryClient, queryKey);
  });
  useEffect(() => {
    if (!realtime) return;
    const subscribe = () =>
      realtime.emit('subscribeToPodcast', id, (status: PodcastStatus | null) => onAnswer(status));
    if (realtime.connected) subscribe();
    realtime.on('connect', subscribe);
    return () => {
      realtime.off('connect', subscribe);
    };
  }, [realtime, id]);

  return useEndpoint(podcastEndpoints.get, input, {
    refetchOnMount: 'always',
    pollWhile: ({ status }) => status === 'processing',
  });
}
