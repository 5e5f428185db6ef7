import { isDeepStrictEqual } from 'node:util';
import type { AskedQuestion, LearnerState, Question } from '@tarima/contract';
import type { AnsweredQuestion } from '#server/db/tables/learner-links.ts';
import type { LearnerRow } from './learners.repo.ts';
import type { ShownContent } from './shown-contents.ts';

/** The part of a question that is kept with its answer. */
export function askedOf(question: Question): AskedQuestion {
  const { feedback: _feedback, citations: _citations, origin: _origin, ...asked } = question;
  return asked;
}

/**
 * The questions of all answers of a learner, each as it was last answered. Later edits change none
 * of them. Without a new answer the list is the same.
 */
export function answersAsGiven(
  learner: Pick<LearnerRow, 'state' | 'answered'>,
  sent: LearnerState['answers'],
  contents: ShownContent[],
): AnsweredQuestion[] {
  const answered = new Map(learner.answered.map((one) => [one.question.id, one]));
  // A window sends all its answers with each save, so most are known.
  const isKnown = (question: AskedQuestion) =>
    isDeepStrictEqual(answered.get(question.id)?.question, question) &&
    isDeepStrictEqual(sent[question.id], learner.state.answers[question.id]);
  const news = contents.flatMap(({ title, questions }) =>
    questions
      .map(askedOf)
      .filter((question) => sent[question.id] && !isKnown(question))
      .map((question) => ({ contentTitle: title, question })),
  );
  if (news.length === 0) return learner.answered;
  for (const one of news) answered.set(one.question.id, one);
  return [...answered.values()];
}

/** A learner's answers to questions as they are now. An earlier wording was another question. */
export function answersNow(
  { state, answered }: Pick<LearnerRow, 'state' | 'answered'>,
  contents: Pick<ShownContent, 'questions'>[],
): LearnerState['answers'] {
  const given = new Map(answered.map(({ question }) => [question.id, question]));
  const answers = contents
    .flatMap(({ questions }) => questions.map(askedOf))
    .flatMap((question) => {
      const answer = state.answers[question.id];
      const isOfNow = isDeepStrictEqual(given.get(question.id) ?? question, question);
      return answer && isOfNow ? [[question.id, answer] as const] : [];
    });
  return Object.fromEntries(answers);
}
