import { isDeepStrictEqual } from 'node:util';
import type { AskedQuestion, LearnerState, Question } from '@tarima/contract';
import type { AnsweredQuestion } from '#server/db/tables/learner-links.ts';
import type { LearnerLinkRow } from './learner-links.repo.ts';
import type { LearnerRow } from './learners.repo.ts';
import type { ShownContent } from './shown-contents.ts';

/** The part of a question that is kept with its answer. */
export function askedOf(question: Question): AskedQuestion {
  const { feedback: _feedback, citations: _citations, origin: _origin, ...asked } = question;
  return asked;
}

/**
 * Keeps the questions of new answers, and the mark that they gave. Later edits of the questions
 * change neither.
 */
export function answersAsGiven(
  learner: Pick<LearnerRow, 'state' | 'answered' | 'score'>,
  { state, score }: { state: LearnerState; score: number | null },
  { link, contents }: { link: Pick<LearnerLinkRow, 'completion'>; contents: ShownContent[] },
): Pick<LearnerRow, 'answered' | 'score'> {
  const answered = new Map(learner.answered.map((one) => [one.question.id, one]));
  // A window sends all its answers with each save, so most are known.
  const isKnown = (id: string) =>
    answered.has(id) && isDeepStrictEqual(state.answers[id], learner.state.answers[id]);
  const news: AnsweredQuestion[] = contents.flatMap(({ title, questions }) =>
    questions.flatMap((question) => {
      const answer = state.answers[question.id];
      if (!answer || isKnown(question.id)) return [];
      return { contentTitle: title, question: askedOf(question), answer };
    }),
  );
  if (news.length === 0) return { answered: learner.answered, score: learner.score };
  for (const one of news) answered.set(one.question.id, one);
  return {
    answered: [...answered.values()],
    score: scoreAfter(learner.score, score, link.completion.mark),
  };
}

/** True if the questions of now are asked otherwise than this one was answered. */
export const isAskedOtherwise = ({ question }: AnsweredQuestion, now: Question): boolean =>
  !isDeepStrictEqual(question, askedOf(now));

/** A learner's state with the questions open again that are asked otherwise since. */
export function withOpenAgain(
  { state, answered }: Pick<LearnerRow, 'state' | 'answered'>,
  contents: ShownContent[],
): LearnerState {
  const now = new Map(
    contents.flatMap(({ questions }) => questions.map((question) => [question.id, question])),
  );
  const isOpenAgain = (one: AnsweredQuestion) => {
    const question = now.get(one.question.id);
    return one.answer !== undefined && question !== undefined && isAskedOtherwise(one, question);
  };
  const openAgain = new Set(answered.filter(isOpenAgain).map(({ question }) => question.id));
  const answers = Object.entries(state.answers).filter(([id]) => !openAgain.has(id));
  return { ...state, answers: Object.fromEntries(answers) };
}

/** Practice after passing takes no mark back, as in the player and its certificate. */
function scoreAfter(before: number | null, now: number | null, mark: number | null) {
  const hasPassed = mark !== null && before !== null && before >= mark;
  return hasPassed ? Math.max(before, now ?? 0) : now;
}
