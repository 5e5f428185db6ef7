import { useQueryClient } from '@tanstack/react-query';
import { type ProjectReview, reviewEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

export const reviewKey = (projectId: string) =>
  keyOf(reviewEndpoints.get, { params: { projectId } });

/** The link for reviewers of a project, and their comments, as they come. */
export function useProjectReview(projectId: string) {
  const queryClient = useQueryClient();
  useServerEvent('reviewUpdate', (update) => {
    if (update.projectId === projectId) void askAgain(queryClient, reviewKey(projectId));
  });
  return useEndpoint(
    reviewEndpoints.get,
    { params: { projectId } },
    { refetchOnMount: 'always', refetchOnWindowFocus: 'always' },
  );
}

/** The comments on one script. `contentId` is null for the only script of a video. */
export const commentsOn = (review: ProjectReview | undefined, contentId: string | null) =>
  review?.comments.filter((comment) => comment.contentId === contentId) ?? [];

/** The number of comments on one script that are not resolved. */
export const openCommentsOn = (review: ProjectReview | undefined, contentId: string | null) =>
  commentsOn(review, contentId).filter(({ resolvedAt }) => resolvedAt === null).length;
