import {
  isRightAnswer,
  type Language,
  type Learner,
  type LearnerAnswer,
  type LearnerLink,
  type LearnerState,
  type Question,
  resultOf,
} from '@tarima/contract';
import { hasEnded } from '#server/features/visitor-links/has-ended.ts';
import { answerInWords } from './answer-in-words.ts';
import type { LearnerLinkRow } from './learner-links.repo.ts';
import { LEARNER_WORDS } from './learner-words.ts';
import type { LearnerRow } from './learners.repo.ts';

/** A content that a link shows, with its questions unless the link has none. */
export type ShownContent = { id: string; title: string; questions: Question[] };

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
    ...{ share, score },
  };
}

/** All questions in their order, with a learner's answers. */
export const presentAnswers = (
  { state }: Pick<LearnerRow, 'state'>,
  contents: ShownContent[],
  language: Language,
): LearnerAnswer[] =>
  contents.flatMap(({ title, questions }) =>
    questions.map((question) => {
      const answer = state.answers[question.id];
      return {
        questionId: question.id,
        contentTitle: title,
        prompt: question.prompt,
        answer: answer ? answerInWords(question, answer, LEARNER_WORDS[language]) : null,
        isRight: answer !== undefined && isRightAnswer(question, answer),
      };
    }),
  );
