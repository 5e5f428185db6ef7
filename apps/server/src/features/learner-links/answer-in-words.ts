import type { Answer, AskedQuestion } from '@tarima/contract';

/** A learner's answer as people read it: the chosen option, the steps or pairs as they were put. */
export function answerInWords(
  question: AskedQuestion,
  answer: Answer,
  words: { yes: string; no: string },
): string {
  const named = (texts: string[]) => answer.map((index) => texts[index] ?? '?');
  if (question.kind === 'choice') return named(question.options).join('');
  if (question.kind === 'truth') return answer[0] === 1 ? words.yes : words.no;
  if (question.kind === 'order') {
    return named(question.steps)
      .map((step, index) => `${index + 1}. ${step}`)
      .join(' / ');
  }
  const definitions = [
    ...question.pairs.map(({ definition }) => definition),
    ...question.distractors,
  ];
  return named(definitions)
    .map((definition, index) => `${question.pairs[index]?.term ?? '?'}: ${definition}`)
    .join(' / ');
}
