import { similarity, type TermVector } from './rank-passages.ts';

/** How many units on each side of a gap are compared. */
const WINDOW = 5;

/**
 * Cuts a sequence into at most `count` runs where its words change most (after Hearst's TextTiling).
 * Answers the index of each run's first unit, beginning with 0.
 */
export function topicSegments(units: TermVector[], count: number, smallest: number): number[] {
  const gaps = units.map((_, gap) => (gap === 0 ? 1 : cohesion(units, gap)));
  const depth = gaps.map((value, gap) => {
    let left = value;
    for (let at = gap - 1; at > 0 && (gaps[at] ?? 0) >= left; at -= 1) left = gaps[at] ?? 0;
    let right = value;
    for (let at = gap + 1; at < gaps.length && (gaps[at] ?? 0) >= right; at += 1)
      right = gaps[at] ?? 0;
    return left - value + (right - value);
  });
  const starts = [0];
  const deepest = gaps
    .map((_, gap) => gap)
    .slice(1)
    .sort((a, b) => (depth[b] ?? 0) - (depth[a] ?? 0) || a - b);
  for (const gap of deepest) {
    if (starts.length >= count) break;
    const isFar = [...starts, units.length].every((start) => Math.abs(start - gap) >= smallest);
    if (isFar) starts.push(gap);
  }
  return starts.sort((a, b) => a - b);
}

/** How alike the units before and after a gap are. */
function cohesion(units: TermVector[], gap: number): number {
  const before = units.slice(Math.max(0, gap - WINDOW), gap);
  const after = units.slice(gap, gap + WINDOW);
  let sum = 0;
  for (const one of before) for (const other of after) sum += similarity(one, other);
  return sum / (before.length * after.length || 1);
}
