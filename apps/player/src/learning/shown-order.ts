import { numberOfText } from './number-of-text.ts';

/**
 * Mixes the places 0 to `count` - 1 by a question's id. It is the same at every visit, and never
 * the right order.
 */
export function shownOrder(questionId: string, count: number): number[] {
  const ranks = Array.from({ length: count }, (_, index) => ({
    index,
    rank: numberOfText(`${index} ${questionId}`),
  }));
  const order = ranks.sort((a, b) => a.rank - b.rank).map(({ index }) => index);
  const isRight = order.every((index, place) => index === place);
  return isRight ? [...order.slice(1), ...order.slice(0, 1)] : order;
}
