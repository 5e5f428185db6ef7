import type { QueryClient } from '@tanstack/react-query';
import { type Video, videoEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { useLive } from '#web/lib/use-live.ts';
import { useLiveList } from '#web/lib/use-live-list.ts';

export const projectVideoKey = (projectId: string) =>
  keyOf(videoEndpoints.byProject, { params: { projectId } });

/** Lets go of a video that is no longer there; an older one of its project may take its place. */
export const forgetVideo = (queryClient: QueryClient, { id, projectId }: Video): void => {
  const queryKey = projectVideoKey(projectId);
  // At once, and not only with the answer: where the project went too there is none.
  queryClient.setQueryData<Video | null>(queryKey, (kept) => (kept?.id === id ? null : kept));
  void queryClient.invalidateQueries({ queryKey });
};

/** The newest video of a project, as the server tells of it. */
export function useProjectVideo(projectId: string) {
  useLiveList('videos', [projectVideoKey(projectId)]);
  return useLive(
    videoEndpoints.byProject,
    { params: { projectId } },
    'videoStatusUpdate',
    (video) => (video.projectId === projectId ? video : undefined),
  );
}
