import type { ReviewComment } from '@tarima/contract';

/** An open comment on a sentence of a video's script, with the given changes. */
export const reviewCommentSample = (change: Partial<ReviewComment> = {}): ReviewComment => ({
  id: '00000000-0000-4000-8000-000000000099',
  contentId: null,
  sceneIndex: 0,
  sceneTitle: 'Casco',
  sentence: 'Ponte el casco.',
  authorName: 'Grace',
  text: 'Di también cuándo.',
  createdAt: '2026-11-26T10:00:00.000Z',
  resolvedAt: null,
  resolvedBy: null,
  isInScript: true,
  ...change,
});
