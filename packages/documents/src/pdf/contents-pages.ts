import { leadsToPage } from '../back-matter.ts';
import type { Line } from './lines.ts';

const PAGE_NUMBER = /^([ivxlc]+|\d{1,4})$/i;
const FEWEST_ENTRIES = 4;
/** Contents without dots look like columns of numbers, so only the first pages count. */
const FRONT_PAGES = 12;

/**
 * Finds entries of tables of contents: dots to a page number, or wrapped lines. `page` counts from
 * 1. `continues` means that the page before had such a table. It may end here after a few lines.
 */
export function findContentsLines(
  lines: Line[],
  place: { page: number; pageCount: number; continues: boolean },
): Set<Line> {
  const { page, pageCount, continues } = place;
  const dotted = lines.map((line) => leadsToPage(line.text, pageCount));
  const numbered = lines.map(
    (line) => PAGE_NUMBER.test(line.cells.at(-1) ?? '') && line.cells.length > 1,
  );
  const found = new Set<Line>();

  const dots = dotted.filter(Boolean).length;
  const isFrontList =
    page <= FRONT_PAGES &&
    isRising(lines.filter((_, index) => numbered[index])) &&
    numbered.filter(Boolean).length >= lines.length * 0.6;
  const isRest = continues && dots > 0 && dots >= lines.length * 0.3;
  if (dots < FEWEST_ENTRIES && !isFrontList && !isRest) return found;

  const entries = lines.map((_, index) => dotted[index] || numbered[index]);
  const first = continues ? -1 : entries.indexOf(true);
  const last = entries.lastIndexOf(true);
  const sizes = lines
    .filter((_, index) => dotted[index] || numbered[index])
    .map((line) => line.size);
  const largest = Math.max(...sizes);
  for (const [index, line] of lines.entries()) {
    const between = index > first && index < last && line.size <= largest;
    if (entries[index] || between) found.add(line);
  }
  return found;
}

function isRising(lines: Line[]): boolean {
  const numbers = lines.map((line) => Number(line.cells.at(-1))).filter(Number.isFinite);
  if (numbers.length < FEWEST_ENTRIES) return false;
  const falls = numbers.filter((number, index) => number < (numbers[index - 1] ?? 0)).length;
  return falls <= numbers.length * 0.05;
}
