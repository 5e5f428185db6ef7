import { type Answer, answerSchema, type Question, shownOrder } from '@tarima/contract';

/** An answer in the making. Null for a place that nobody has filled. */
export type Draft = (number | null)[];

/** An empty answer; for an order, the mixed steps. */
export function firstDraft(question: Question): Draft {
  if (question.kind === 'order') return shownOrder(question.id, question.steps.length);
  if (question.kind === 'match') return question.pairs.map(() => null);
  return [null];
}

/** The answer; null until every place is filled, and for one of another question's form. */
export function readDraft(question: Question, draft: Draft): Answer | null {
  const answer = answerSchema.safeParse(draft);
  return answer.success && draft.length === firstDraft(question).length ? answer.data : null;
}
