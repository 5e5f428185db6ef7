import type { TimelineScene, Viseme } from '@tarima/contract';

type Sounds = TimelineScene['visemes'];

/**
 * Tells `add` of each mouth shape between two moments, and of its seconds there. Before the first
 * sound the mouth rests.
 */
export function eachVisemeBetween(
  visemes: Sounds,
  [from, to]: readonly [number, number],
  add: (viseme: Viseme, seconds: number) => void,
): void {
  const tell = (viseme: Viseme, start: number, end: number) => {
    const overlap = Math.min(to, end) - Math.max(from, start);
    if (overlap > 0) add(viseme, overlap);
  };
  tell('rest', Number.NEGATIVE_INFINITY, visemes[0]?.start ?? Number.POSITIVE_INFINITY);
  for (let index = firstInWindow(visemes, from); index < visemes.length; index++) {
    const sound = visemes[index];
    if (!sound || sound.start >= to) break;
    tell(sound.viseme, sound.start, visemes[index + 1]?.start ?? Number.POSITIVE_INFINITY);
  }
}

/** The index of the last sound that starts at or before `time`. */
function firstInWindow(visemes: Sounds, time: number): number {
  let low = 0;
  let high = visemes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((visemes[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
