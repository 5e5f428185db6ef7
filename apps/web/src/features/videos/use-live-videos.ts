import { useQueryClient } from '@tanstack/react-query';
import { type Video, videoEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import type { DataOf } from '#web/lib/api-client.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useLiveList } from '#web/lib/use-live-list.ts';
import { VIDEO_LISTS } from './video-lists.ts';

type VideoPage = DataOf<typeof videoEndpoints.list>;

/** Puts video events into the lists. Refetches when a status changes. */
export function useLiveVideos(): void {
  const queryClient = useQueryClient();
  const queryKey = keyOf(videoEndpoints.list);
  useLiveList('videos', VIDEO_LISTS);

  useServerEvent('videoStatusUpdate', (video: Video) => {
    const pages = queryClient.getQueriesData<VideoPage>({ queryKey });
    const known = pages.flatMap(([, page]) => page?.videos ?? []).find(({ id }) => id === video.id);
    queryClient.setQueriesData<VideoPage>(
      { queryKey },
      (page) =>
        page && {
          ...page,
          videos: page.videos.map((other) => (other.id === video.id ? video : other)),
        },
    );
    if (known?.status !== video.status) void askAgain(queryClient, queryKey);
  });
  // A video may be older than its script from now on, or no longer.
  useServerEvent('scriptUpdate', ({ projectId }) => {
    const pages = queryClient.getQueriesData<VideoPage>({ queryKey });
    const isShown = pages.some(([, page]) =>
      page?.videos.some((video) => video.projectId === projectId),
    );
    if (isShown) void askAgain(queryClient, queryKey);
  });
}
