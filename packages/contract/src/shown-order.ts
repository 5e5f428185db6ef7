const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A 32-bit hash (FNV-1a) of a text. */
function hash(text: string): number {
  let value = OFFSET;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), PRIME) >>> 0;
  }
  return value;
}

/**
 * The order in which a question shows its steps or definitions, as indexes. It is always the same
 * for an id. Two parts or more are never in their right order.
 */
export function shownOrder(questionId: string, parts: number): number[] {
  const keys = Array.from({ length: parts }, (_, index) => hash(`${index} ${questionId}`));
  const order = keys.map((_, index) => index);
  order.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);
  const isRight = order.every((index, place) => index === place);
  return isRight ? [...order.slice(1), ...order.slice(0, 1)] : order;
}
