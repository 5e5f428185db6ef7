import type { LearnerResult } from '@tarima/contract';

/** A learner's result as platforms keep it: once completed or passed, always. */
export type Standing = Pick<LearnerResult, 'isCompleted' | 'isPassed' | 'score'>;

export const NO_STANDING: Standing = { isCompleted: false, isPassed: null, score: null };

/** Practice after passing never takes the pass or its score back. */
export function standingAfter(before: Standing, result: Standing): Standing {
  const hasPassed = before.isPassed === true;
  return {
    isCompleted: before.isCompleted || result.isCompleted,
    isPassed: hasPassed || (result.isPassed ?? before.isPassed),
    score: hasPassed ? Math.max(before.score ?? 0, result.score ?? 0) : result.score,
  };
}
