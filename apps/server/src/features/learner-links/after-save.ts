import type { LearnerState } from '@tarima/contract';
import { answersAsGiven, answersNow } from './answers-as-given.ts';
import { resultOfLearner } from './learner-links.presenter.ts';
import type { LearnerLinkRow } from './learner-links.repo.ts';
import type { LearnerRow } from './learners.repo.ts';
import type { ShownContent } from './shown-contents.ts';
import { uniteStates } from './unite-states.ts';
import { fromWindow } from './window-questions.ts';

type Course = { link: Pick<LearnerLinkRow, 'completion'>; contents: ShownContent[] };
type Saved = Pick<LearnerRow, 'state' | 'answered' | 'score' | 'lastSeenAt' | 'completedAt'>;

/** A learner's row once their window has sent what was seen and answered. */
export function afterSave(
  learner: Omit<Saved, 'lastSeenAt'>,
  sent: LearnerState,
  { link, contents, now }: Course & { now: Date },
): Saved {
  const answers = fromWindow(sent.answers, contents);
  const known = {
    contentIds: new Set(contents.map(({ id }) => id)),
    questionIds: new Set(Object.keys(answers)),
  };
  const state = uniteStates(learner.state, { ...sent, answers }, known);
  const answered = answersAsGiven(learner, answers, contents);
  const current = { ...state, answers: answersNow({ state, answered }, contents) };
  const { isCompleted, score } = resultOfLearner(current, link, contents);
  const hasCompleted = contents.length > 0 && isCompleted;
  const hasAnswered = answered !== learner.answered;
  return {
    state,
    answered,
    score: hasAnswered ? scoreAfter(learner.score, score, link.completion.mark) : learner.score,
    lastSeenAt: now,
    completedAt: learner.completedAt ?? (hasCompleted ? now : null),
  };
}

/** Practice after passing takes no mark back, as in the player and its certificate. */
function scoreAfter(before: number | null, now: number | null, mark: number | null) {
  const hasPassed = mark !== null && before !== null && before >= mark;
  return hasPassed ? Math.max(before, now ?? 0) : now;
}
