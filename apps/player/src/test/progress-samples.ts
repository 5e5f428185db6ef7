import {
  type Answer,
  isRightAnswer,
  type LearnerState,
  type PlayerCourse,
  type Question,
  resultOf,
} from '@tarima/contract';
import { NO_STANDING, standingAfter } from '#player/learning/standing.ts';
import { EMPTY_STATE, type GivenAnswer, type Progress } from '#player/tracking/tracker.ts';

export const givenAnswer = (question: Question, answer: Answer): GivenAnswer => ({
  question,
  answer,
  isRight: isRightAnswer(question, answer),
  at: new Date('2026-11-27T10:20:30.400Z'),
});

/** The progress of a learner in this state, as a session tells it. */
export function progressOf(
  course: PlayerCourse,
  changes: Partial<LearnerState>,
  answers: GivenAnswer[] = [],
): Progress {
  const state = { ...EMPTY_STATE, ...changes };
  const result = resultOf(course, state);
  return { state, standing: standingAfter(NO_STANDING, result), share: result.share, answers };
}
