import type { ShownTable } from '@tarima/contract';
import { firstFrameAfter, frameAt } from '../frame-time.ts';

export type Cell = { row: number; column: number };

/** The cell that is spoken of at `t` seconds; null before the first. */
export function spokenCell({ lit }: ShownTable, t: number): Cell | null {
  const frame = frameAt(t);
  return lit.findLast(({ start }) => firstFrameAfter(start) <= frame) ?? null;
}

/**
 * The numbers from `first` to `count` that are shown, at most `most`. Longer runs are cut into pages,
 * and the page of `wanted` is shown.
 */
export function windowOf(first: number, count: number, most: number, wanted: number): number[] {
  const length = count - first;
  const pages = Math.max(1, Math.ceil(length / most));
  const size = Math.ceil(length / pages);
  const page = Math.min(pages - 1, Math.max(0, Math.floor((wanted - first) / size)));
  const from = first + page * size;
  return Array.from({ length: Math.min(size, count - from) }, (_, index) => from + index);
}
