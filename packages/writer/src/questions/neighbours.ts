import type { Unit } from '../reading/reading.ts';

/** Distractors from near by are likelier than those from another chapter. */
const MOST = 80;

/**
 * Offers the items of a document around a unit, in reading order. Their number is limited:
 * work on a long document grows with its length alone. The items are in reading order.
 */
export function createNeighbours<Item extends { unit: Unit }>(
  items: readonly Item[],
): (unit: Unit) => Item[] {
  const byFile = Map.groupBy(items, ({ unit }) => unit.section.file);
  return ({ order, section }) => {
    const own = byFile.get(section.file) ?? [];
    let [low, high] = [0, own.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((own[middle]?.unit.order ?? 0) < order) low = middle + 1;
      else high = middle;
    }
    return own.slice(Math.max(0, low - MOST / 2), low + MOST / 2);
  };
}
