import type { Language } from '@tarima/contract';
import { isUnknown, readNumberCell } from '../numbers/read-number.ts';
import { windowOf } from '../tables/spoken-cell.ts';
import { areTimes } from './time-categories.ts';

export type ChartValue = { value: number | null; text: string };
export type ChartData = {
  /** The row of each category in the table. */
  categories: { row: number; name: string; values: ChartValue[] }[];
  series: { column: number; name: string }[];
  /** True if the categories are times. */
  isLine: boolean;
  lowest: number;
  highest: number;
};

const MOST_CATEGORIES = 12;
const MOST_SERIES = 3;

/**
 * The numbers of a table: categories in its first column, series in the others. At most twelve
 * categories, those around row `wanted`. Null if a series has other texts, or if there are too many.
 */
export function readChart(
  rows: readonly (readonly string[])[],
  wanted: number,
  language: Language,
): ChartData | null {
  const [header = [], ...body] = rows;
  const series = header.slice(1).map((name, index) => ({ column: index + 1, name }));
  if (series.length === 0 || series.length > MOST_SERIES || body.length === 0) return null;
  const categories = windowOf(1, rows.length, MOST_CATEGORIES, wanted).map((row) => ({
    row,
    name: rows[row]?.[0] ?? '',
    values: series.map(({ column }) => chartValue(rows[row]?.[column] ?? '', language)),
  }));
  const values = categories.flatMap((category) => category.values);
  if (values.some((value) => value === null)) return null;
  const known = values.flatMap((value) => value?.value ?? []);
  if (known.length === 0) return null;
  return {
    categories: categories.map((category) => ({
      ...category,
      values: category.values.flatMap((value) => value ?? []),
    })),
    series,
    isLine: areTimes(
      categories.map(({ name }) => name),
      language,
    ),
    lowest: Math.min(...known),
    highest: Math.max(...known),
  };
}

/** A text is a number, or the sign of a missing one, or null. */
function chartValue(text: string, language: Language): ChartValue | null {
  if (isUnknown(text)) return { value: null, text: '–' };
  const read = readNumberCell(text, language);
  return read && { value: read.value, text: text.trim() };
}
