import type { Canvas2D } from '../scene-picture.ts';
import { measureIn } from '../text/measure-text.ts';

export type ColumnNeeds = {
  /** The width of all words in one line, and of the widest word, in pixels. */
  natural: number;
  least: number;
};

/** The needs of a column's cells at a size. Numbers are never broken. */
export function columnNeeds(
  context: Canvas2D,
  cells: readonly string[],
  isNumeric: boolean,
  size: number,
): ColumnNeeds {
  const measure = measureIn(context, 700, size);
  let natural = 0;
  let least = 0;
  for (const cell of cells) {
    const width = measure(cell.slice(0, 200));
    natural = Math.max(natural, width);
    if (isNumeric) least = Math.max(least, width);
    else
      for (const word of cell.slice(0, 200).split(/\s+/u)) least = Math.max(least, measure(word));
  }
  return { natural: Math.ceil(natural), least: Math.ceil(least) };
}

/** Widths that fill `width`: what columns need first, the rest by what they would like. */
export function shareWidth(needs: readonly ColumnNeeds[], width: number): number[] {
  const natural = needs.reduce((sum, need) => sum + need.natural, 0);
  if (natural <= width) {
    const spare = (width - natural) / needs.length;
    return needs.map((need) => need.natural + spare);
  }
  const least = needs.reduce((sum, need) => sum + need.least, 0);
  if (least >= width) return needs.map((need) => (need.least * width) / least);
  const wish = natural - least;
  return needs.map(
    (need) => need.least + ((need.natural - need.least) * (width - least)) / Math.max(1, wish),
  );
}
