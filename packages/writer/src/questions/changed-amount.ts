import type { Amount } from './amounts.ts';

const MINUTES_OF_A_DAY = 24 * 60;
const PERCENT = '%';
const DEGREES = /^(?:°[CF]|ºC)$/iu;
/** Twice the heat of an oven is absurd. */
const MOST_DEGREES = 20;

/** Where the wrong amount must lie. */
type Direction = 'more' | 'less' | 'either';

/**
 * An amount of the same form that is wrong: twice as much, or half. For either, half where it is a
 * whole number. Null where the form of another number is not certain.
 */
export function changedAmount(
  { text, value, unit, isInWords }: Amount,
  direction: Direction,
  numberWords: Readonly<Record<string, number>>,
): string | null {
  if (unit === ':') return changedTime(value, direction);
  const changed = wholeAndPlural(value, direction);
  if (changed === null || (unit === PERCENT && changed > 100)) return null;
  if (DEGREES.test(unit) && changed > MOST_DEGREES) return null;
  if (!isInWords) {
    const digits = String(value);
    return digits === /\d+/u.exec(text)?.[0] ? text.replace(digits, () => String(changed)) : null;
  }
  const words = Object.entries(numberWords).filter(([, other]) => other === changed);
  // A number with two genders needs its noun.
  return words.length === 1 ? `${words[0]?.[0]}${text.slice(text.indexOf(' '))}` : null;
}

/** Null for amounts with a singular, or with decimals. */
function wholeAndPlural(value: number, direction: Direction): number | null {
  if (!Number.isInteger(value) || value < 2) return null;
  const half = value / 2;
  const hasHalf = Number.isInteger(half) && half >= 2;
  if (direction === 'less') return hasHalf ? half : null;
  return direction === 'either' && hasHalf ? half : value * 2;
}

function changedTime(value: number, direction: Direction): string | null {
  const changed = value + (direction === 'more' ? 60 : -60);
  if (changed < 0 || changed >= MINUTES_OF_A_DAY) return null;
  const minutes = String(changed % 60).padStart(2, '0');
  return `${Math.floor(changed / 60)}:${minutes}`;
}
