import type { Question } from './questions.ts';

/** The feedback of a question; empty if it says no more than the quotes of its sources. */
export function ownFeedback({ feedback, citations }: Question): string {
  const rest = citations.reduce((left, { quote }) => left.replace(quote.trim(), ''), feedback);
  return /\p{L}/u.test(rest) ? feedback : '';
}
