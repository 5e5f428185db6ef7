/** An aside is no longer than this. It bounds the work on each place. */
const LONGEST = 120;

/** True within brackets. A sentence seldom claims what they hold. */
export function isAside(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - LONGEST), place);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}
