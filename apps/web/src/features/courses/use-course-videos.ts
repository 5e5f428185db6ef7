import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { courseEndpoints, type Video } from '@tarima/contract';
import { usePolling } from '#web/features/videos/use-polling.ts';
import { isInProgress } from '#web/features/videos/video-state.ts';
import { keyOf } from '#web/lib/api.ts';
import { askAgain, keepHeard } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

const courseVideosQuery = (projectId: string) =>
  keyOf(courseEndpoints.videos, { params: { projectId } });

/** Stores the video of a content, unless a newer one of that content is known. */
export function keepCourseVideo(queryClient: QueryClient, video: Video): void {
  keepHeard<Video[]>(queryClient, courseVideosQuery(video.projectId), (videos) => {
    if (!videos || video.scriptId === null) return videos;
    const known = videos.find(({ scriptId }) => scriptId === video.scriptId);
    if (known && known.id !== video.id && known.startedAt > video.startedAt) return videos;
    return [...videos.filter((other) => other !== known), video];
  });
}

/** The newest video of each script of a course. Events and polling keep it up to date. */
export function useCourseVideos(projectId: string) {
  const queryClient = useQueryClient();
  useServerEvent('videoStatusUpdate', (video) => {
    if (video.projectId === projectId) keepCourseVideo(queryClient, video);
  });
  // A video may be older than its script from now on, or no longer.
  useServerEvent('scriptUpdate', (script) => {
    if (script.projectId === projectId) void askAgain(queryClient, courseVideosQuery(projectId));
  });
  const videos = useEndpoint(
    courseEndpoints.videos,
    { params: { projectId } },
    { refetchOnMount: 'always' },
  );
  return { videos, polling: usePolling(videos, videos.data?.some(isInProgress) ?? false) };
}
