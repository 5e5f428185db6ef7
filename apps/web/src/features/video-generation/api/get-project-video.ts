import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Video, videoEndpoints } from '@tarima/contract';
import { endpointQuery, keyOf, useApi } from '#web/lib/api.ts';
import { useServerEvent } from '#web/lib/realtime.ts';

const inputOf = (projectId: string) => ({ params: { projectId } });

/** Keeps what was heard of a project's video, from wherever it was heard. */
export const keepVideo = (queryClient: QueryClient, video: Video): void => {
  queryClient.setQueryData(keyOf(videoEndpoints.byProject, inputOf(video.projectId)), video);
};

/** The newest video of a project, as the server tells of it. */
export function useProjectVideo(projectId: string) {
  const queryClient = useQueryClient();
  useServerEvent('videoStatusUpdate', (video) => {
    if (video.projectId === projectId) keepVideo(queryClient, video);
  });
  return useQuery({
    ...endpointQuery(useApi(), videoEndpoints.byProject, inputOf(projectId)),
    // It may have been finished, or deleted, while another screen was shown.
    refetchOnMount: 'always',
  });
}
