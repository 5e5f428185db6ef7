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
  return ({ order, section }) =>
    itemsAround(byFile.get(section.file) ?? [], ({ unit }) => unit.order, order, MOST / 2);
}

/** The items next to a value, so many on each side. They are sorted, and it is found by halves. */
export function itemsAround<Item>(
  sorted: readonly Item[],
  numberOf: (item: Item) => number,
  value: number,
  mostOnASide: number,
): Item[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const item = sorted[middle];
    if (item !== undefined && numberOf(item) < value) low = middle + 1;
    else high = middle;
  }
  return sorted.slice(Math.max(0, low - mostOnASide), low + mostOnASide);
}
