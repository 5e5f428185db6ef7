import { type Answer, type LearnerState, type PlayerCourse, SEEN_PARTS } from './player-course.ts';
import type { AskedQuestion, Question } from './questions.ts';

/** A learner's progress through a course. */
export type LearnerResult = {
  /** Mean share of the videos that was seen, 0 to 1. */
  share: number;
  /** Percent of right answers among all questions; null for a course without questions. */
  score: number | null;
  /** True once the rule of the course is met. */
  isCompleted: boolean;
  /** Null while questions are unanswered, or where answers do not count. */
  isPassed: boolean | null;
};

/** The right answer, in the form of `answerSchema`. */
export function rightAnswer(question: AskedQuestion): Answer {
  if (question.kind === 'choice') return [question.answer];
  if (question.kind === 'truth') return [question.isTrue ? 1 : 0];
  const parts = question.kind === 'order' ? question.steps : question.pairs;
  return parts.map((_, index) => index);
}

export function isRightAnswer(question: AskedQuestion, answer: Answer): boolean {
  const right = rightAnswer(question);
  return right.length === answer.length && right.every((index, place) => answer[place] === index);
}

/** The share of a video that was seen, 0 to 1. */
export function seenShare(parts: string | undefined): number {
  return parts ? parts.replaceAll('0', '').length / SEEN_PARTS : 0;
}

/** Works out a learner's result by the course's own rule. */
export function resultOf(
  {
    modules,
    completion,
  }: Pick<PlayerCourse, 'completion'> & {
    modules: { contents: { id: string; questions: Question[] }[] }[];
  },
  state: LearnerState,
): LearnerResult {
  const contents = modules.flatMap((module) => module.contents);
  const questions = contents.flatMap((content) => content.questions);
  const shares = contents.map(({ id }) => seenShare(state.seen[id]));
  const answered = questions.filter(({ id }) => state.answers[id]);
  const right = answered.filter((question) =>
    isRightAnswer(question, state.answers[question.id] ?? []),
  );
  const score = questions.length === 0 ? null : Math.round((100 * right.length) / questions.length);
  const { mark } = completion;
  const counts = mark !== null && score !== null;
  const isMet = counts && score >= mark;
  const isSeen = shares.every((share) => 100 * share >= completion.share);
  return {
    share: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length),
    score,
    isCompleted: isSeen && (!counts || isMet),
    isPassed: counts && (isMet || answered.length === questions.length) ? isMet : null,
  };
}
