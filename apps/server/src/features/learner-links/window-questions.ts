import type { LearnerState, PlayerCourse, Question } from '@tarima/contract';
import { contentHash } from '@tarima/media';
import { answersNow, askedOf } from './answers-as-given.ts';
import type { LearnerRow } from './learners.repo.ts';
import type { ShownContent } from './shown-contents.ts';

/**
 * The id by which a learner's window knows a question. Another wording has another id. So no
 * answer meets a wording that its learner has not read.
 */
export function wordingId(question: Question): string {
  const hash = contentHash(askedOf(question));
  const part = (from: number, to: number) => hash.slice(from, to);
  // A UUID of version 8, which is free for hashes.
  return `${part(0, 8)}-${part(8, 12)}-8${part(12, 15)}-8${part(15, 18)}-${part(18, 30)}`;
}

/** A course and a learner's work in it, as their window takes both. */
export function forWindow(
  course: PlayerCourse,
  learner: Pick<LearnerRow, 'state' | 'answered'>,
): { course: PlayerCourse; state: LearnerState } {
  const contents = course.modules.flatMap((module) => module.contents);
  const given = answersNow(learner, contents);
  const questions = contents.flatMap((content) => content.questions);
  const answers = questions.flatMap((question) => {
    const answer = given[question.id];
    return answer ? [[wordingId(question), answer] as const] : [];
  });
  return {
    course: {
      ...course,
      modules: course.modules.map((module) => ({
        ...module,
        contents: module.contents.map((content) => ({
          ...content,
          questions: content.questions.map((each) => ({ ...each, id: wordingId(each) })),
        })),
      })),
    },
    state: { ...learner.state, answers: Object.fromEntries(answers) },
  };
}

/** The answers that a window sends to the questions as they are now. Others are left out. */
export function fromWindow(
  sent: LearnerState['answers'],
  contents: ShownContent[],
): LearnerState['answers'] {
  const answers = contents.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const answer = sent[wordingId(question)];
      return answer ? [[question.id, answer] as const] : [];
    }),
  );
  return Object.fromEntries(answers);
}
