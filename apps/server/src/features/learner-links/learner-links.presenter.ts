import { isDeepStrictEqual } from 'node:util';
import {
  type AskedQuestion,
  isRightAnswer,
  type Language,
  type Learner,
  type LearnerAnswer,
  type LearnerLink,
  type LearnerState,
  resultOf,
} from '@tarima/contract';
import { hasEnded } from '#server/features/visitor-links/has-ended.ts';
import { answerInWords } from './answer-in-words.ts';
import { askedOf } from './answers-as-given.ts';
import type { LearnerLinkRow } from './learner-links.repo.ts';
import { LEARNER_WORDS } from './learner-words.ts';
import type { LearnerRow } from './learners.repo.ts';
import type { ShownContent } from './shown-contents.ts';

export const resultOfLearner = (
  state: LearnerState,
  { completion }: Pick<LearnerLinkRow, 'completion'>,
  contents: ShownContent[],
) => resultOf({ completion, modules: [{ contents }] }, state);

export function presentLink(
  link: LearnerLinkRow,
  facts: { address: string | null; learners: number; completed: number; now: Date },
): LearnerLink {
  const { tokenHash: _hash, sealedToken: _sealed, passwordHash, contentIds, ...known } = link;
  const { now, ...counted } = facts;
  return {
    ...known,
    ...counted,
    ...(contentIds && { contentIds }),
    endsAt: link.endsAt?.toISOString() ?? null,
    createdAt: link.createdAt.toISOString(),
    hasPassword: passwordHash !== null,
    hasEnded: hasEnded(link, now),
  };
}

export function presentLearner(
  learner: LearnerRow,
  link: LearnerLinkRow,
  contents: ShownContent[],
): Learner {
  const { share, score } = resultOfLearner(learner.state, link, contents);
  return {
    id: learner.id,
    name: learner.name,
    firstSeenAt: learner.firstSeenAt.toISOString(),
    lastSeenAt: learner.lastSeenAt.toISOString(),
    completedAt: learner.completedAt?.toISOString() ?? null,
    share,
    score: learner.score ?? score,
  };
}

/** All questions in their order with a learner's answers, then those answered and gone since. */
export function presentAnswers(
  { state, answered }: Pick<LearnerRow, 'state' | 'answered'>,
  contents: ShownContent[],
  language: Language,
): LearnerAnswer[] {
  const given = new Map(answered.map(({ question }) => [question.id, question]));
  const shown = new Set(contents.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const present = (
    contentTitle: string,
    question: AskedQuestion,
    change: LearnerAnswer['change'],
  ): LearnerAnswer => {
    const answer = state.answers[question.id];
    return {
      questionId: question.id,
      contentTitle,
      prompt: question.prompt,
      answer: answer ? answerInWords(question, answer, LEARNER_WORDS[language]) : null,
      isRight: answer !== undefined && isRightAnswer(question, answer),
      change,
    };
  };
  return [
    ...contents.flatMap(({ title, questions }) =>
      questions.map((question) => {
        const now = askedOf(question);
        const asked = given.get(question.id) ?? now;
        return present(title, asked, isDeepStrictEqual(asked, now) ? null : 'changed');
      }),
    ),
    ...answered
      .filter(({ question }) => !shown.has(question.id))
      .map(({ contentTitle, question }) => present(contentTitle, question, 'removed')),
  ];
}
