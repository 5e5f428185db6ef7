import type { Answer, Question } from '@tarima/contract';

/** The names of our kinds of question in SCORM and xAPI. */
export const INTERACTION_TYPES = {
  choice: 'choice',
  truth: 'true-false',
  order: 'sequencing',
  match: 'matching',
} as const satisfies Record<Question['kind'], string>;

export type Notation = { truth: readonly [no: string, yes: string]; between: string; pair: string };

/** Marks between the parts of an answer, in SCORM 2004 and xAPI. */
export const NOTATION_2004: Notation = { truth: ['false', 'true'], between: '[,]', pair: '[.]' };
export const NOTATION_12: Notation = { truth: ['f', 't'], between: ',', pair: '.' };

/** A letter for an option, a step, or a term; a number for a definition. */
export const letterOf = (index: number): string => String.fromCharCode(97 + index);

/** An answer as platforms write it. */
export function responseOf(question: Question, answer: Answer, notation: Notation): string {
  if (question.kind === 'truth') return notation.truth[answer[0] === 1 ? 1 : 0];
  const parts =
    question.kind === 'match'
      ? answer.map((definition, term) => `${letterOf(term)}${notation.pair}${definition + 1}`)
      : answer.map(letterOf);
  return parts.join(notation.between);
}
