import { Suspense } from 'react';
import { lazyPart } from '#web/lib/lazy-part.ts';
import type { ReviewDialogProps } from './review-dialog.tsx';

const ReviewDialog = lazyPart(async () => ({
  default: (await import('./review-dialog.tsx')).ReviewDialog,
}));

/** The dialog of the link for reviewers, which is fetched when it opens first. */
export const LazyReviewDialog = (props: ReviewDialogProps) => (
  <Suspense fallback={null}>
    <ReviewDialog {...props} />
  </Suspense>
);
