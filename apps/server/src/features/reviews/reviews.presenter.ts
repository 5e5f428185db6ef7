import type { ReviewComment, ReviewLink, SeenComment } from '@tarima/contract';
import { hasEnded } from '#server/features/visitor-links/has-ended.ts';
import type { PlacedComment } from './place-comments.ts';
import type { ReviewLinkRow } from './reviews.repo.ts';

/** The address that opens a link. */
export const reviewAddress = (origin: string, secret: string): string =>
  `${origin}/review/${secret}`;

export const presentLink = (
  link: ReviewLinkRow,
  { address, now }: { address: string | null; now: Date },
): ReviewLink => ({
  address,
  endsAt: link.endsAt?.toISOString() ?? null,
  createdAt: link.createdAt.toISOString(),
  hasEnded: hasEnded(link, now),
});

export function presentComment({ comment, place }: PlacedComment): ReviewComment {
  const { projectId: _project, reviewerId: _reviewer, ...known } = comment;
  return {
    ...known,
    sceneIndex: place.sceneIndex,
    isInScript: place.isInScript,
    createdAt: comment.createdAt.toISOString(),
    resolvedAt: comment.resolvedAt?.toISOString() ?? null,
  };
}

export const presentSeenComment = (placed: PlacedComment, reviewerId: string): SeenComment => ({
  ...presentComment(placed),
  isOwn: placed.comment.reviewerId === reviewerId,
});
