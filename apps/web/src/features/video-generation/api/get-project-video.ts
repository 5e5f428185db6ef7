import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Video, videoEndpoints } from '@tarima/contract';
import { endpointQuery, keyOf } from '#web/lib/api.ts';
import { keepHeard } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useLiveList } from '#web/lib/use-live-list.ts';

const inputOf = (projectId: string) => ({ params: { projectId } });

/** Keeps what was heard of a project's video, from wherever it was heard. */
export const keepVideo = (queryClient: QueryClient, video: Video): void => {
  keepHeard(queryClient, keyOf(videoEndpoints.byProject, inputOf(video.projectId)), video);
};

/** Lets go of a video that is no longer there; an older one of its project may take its place. */
export const forgetVideo = (queryClient: QueryClient, { id, projectId }: Video): void => {
  const queryKey = keyOf(videoEndpoints.byProject, inputOf(projectId));
  // At once, and not only with the answer: where the project went too there is none.
  queryClient.setQueryData<Video | null>(queryKey, (kept) => (kept?.id === id ? null : kept));
  void queryClient.invalidateQueries({ queryKey });
};

/** The newest video of a project, as the server tells of it. */
export function useProjectVideo(projectId: string) {
  const queryClient = useQueryClient();
  useServerEvent('videoStatusUpdate', (video) => {
    if (video.projectId === projectId) keepVideo(queryClient, video);
  });
  useLiveList('videos', [keyOf(videoEndpoints.byProject, inputOf(projectId))]);
  return useQuery({
    ...endpointQuery(videoEndpoints.byProject, inputOf(projectId)),
    // It may have been finished, or deleted, while another screen was shown.
    refetchOnMount: 'always',
  });
}
