import { SEEN_PARTS } from '@tarima/contract';

/** The share of a part that was played when it counts as seen. */
const ENOUGH_OF_A_PART = 0.75;
/** Sound and picture of a file seldom end together. */
const END_TOLERANCE_SECONDS = 0.5;

type PlayedRanges = Pick<TimeRanges, 'length' | 'start' | 'end'>;

/**
 * The parts of a video whose seconds were played, as `SEEN_PARTS` zeros and ones. The browser
 * itself keeps the ranges that were played, and passed over parts are not in them.
 */
export function seenParts(played: PlayedRanges, duration: number): string {
  const part = duration / SEEN_PARTS;
  const isSeen = (index: number): boolean => {
    let seconds = 0;
    for (let range = 0; range < played.length; range += 1) {
      const to = played.end(range);
      const end = duration - to < Math.min(END_TOLERANCE_SECONDS, part) ? duration : to;
      const from = Math.max(played.start(range), index * part);
      seconds += Math.max(0, Math.min(end, (index + 1) * part) - from);
    }
    return seconds >= part * ENOUGH_OF_A_PART;
  };
  if (!(duration > 0)) return '0'.repeat(SEEN_PARTS);
  return Array.from({ length: SEEN_PARTS }, (_, index) => (isSeen(index) ? '1' : '0')).join('');
}

/** All parts that are seen in one or the other. */
export const joinParts = (one: string | undefined, other: string): string =>
  one ? [...other].map((part, index) => (one[index] === '1' ? '1' : part)).join('') : other;
