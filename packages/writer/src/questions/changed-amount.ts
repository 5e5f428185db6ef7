import type { Amount } from './amounts.ts';

/** Where the wrong amount must lie. */
type Direction = 'more' | 'less' | 'either';

const PERCENT = '%';
const DEGREES = /^(?:°[CF]|ºC)$/iu;
/** Twice the heat of an oven is absurd. */
const MOST_DEGREES = 20;
/** Times of a day, and hours written like them: "16h". */
const TIME = /^(?::|h)$/u;

/**
 * An amount of the same form that is wrong: twice as much, or half. For either, half where it is a
 * whole number. Null for a time, and for a number in words, which is seldom an amount. Null also
 * where the form of another number is not certain.
 */
export function changedAmount(
  { text, value, unit, isInWords }: Amount,
  direction: Direction,
): string | null {
  if (isInWords || TIME.test(unit)) return null;
  const changed = wholeAndPlural(value, direction);
  if (changed === null || (unit === PERCENT && changed > 100)) return null;
  if (DEGREES.test(unit) && changed > MOST_DEGREES) return null;
  const digits = String(value);
  return digits === /\d+/u.exec(text)?.[0] ? text.replace(digits, () => String(changed)) : null;
}

/** Null for amounts with a singular, or with decimals. */
function wholeAndPlural(value: number, direction: Direction): number | null {
  if (!Number.isInteger(value) || value < 2) return null;
  const half = value / 2;
  const hasHalf = Number.isInteger(half) && half >= 2;
  if (direction === 'less') return hasHalf ? half : null;
  return direction === 'either' && hasHalf ? half : value * 2;
}
