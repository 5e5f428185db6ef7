import { fewestPages, SAME_HEIGHT, wordingOf } from './repeated-lines.ts';
import type { FoundTable } from './tables.ts';

/** Share of the page height: a framed header or footer ends within. */
const MARGIN = 0.2;

/**
 * Finds running headers and footers in frames, which are read as tables. They stand at the same
 * height of several pages. Only numbers in them may differ.
 */
export function findRepeatedTables(
  pages: { height: number; tables: FoundTable[] }[],
): Set<FoundTable> {
  const byPlace = new Map<string, FoundTable[]>();
  for (const { height, tables } of pages) {
    for (const table of tables) {
      const isInMargin = table.bottom <= height * MARGIN || table.top >= height * (1 - MARGIN);
      if (!isInMargin) continue;
      const place = `${Math.round(table.top / SAME_HEIGHT)} ${wordingOf(table.rows.flat().join(' '))}`;
      byPlace.set(place, [...(byPlace.get(place) ?? []), table]);
    }
  }
  const repeated = [...byPlace.values()].filter(
    (tables) => pages.length > 1 && tables.length >= fewestPages(pages.length),
  );
  return new Set(repeated.flat());
}
