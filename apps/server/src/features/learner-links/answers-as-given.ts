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
    questions
      .filter(({ id }) => state.answers[id] && !isKnown(id))
      .map((question) => ({ contentTitle: title, question: askedOf(question) })),
  );
  if (news.length === 0) return { answered: learner.answered, score: learner.score };
  for (const one of news) answered.set(one.question.id, one);
  return {
    answered: [...answered.values()],
    score: scoreAfter(learner.score, score, link.completion.mark),
  };
}

/** Practice after passing takes no mark back, as in the player and its certificate. */
function scoreAfter(before: number | null, now: number | null, mark: number | null) {
  const hasPassed = mark !== null && before !== null && before >= mark;
  return hasPassed ? Math.max(before, now ?? 0) : now;
}
