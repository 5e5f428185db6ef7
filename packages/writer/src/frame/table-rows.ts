import type { Chart, Language } from '@tarima/contract';
import type { ScreenCues } from '@tarima/languages';
import type { Part, TableFacts } from '../reading/reading.ts';

/** A picture has room for so many. */
export const MOST_ROWS = 6;
const MOST_COLUMNS = 4;
/** Longer cells are prose, which nobody reads on a screen. */
const LONGEST_CELL = 80;
const MOST_CATEGORIES = 12;
const MOST_SERIES = 4;
const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-US', pt: 'pt-BR' };
const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
};

/** The rows of a table with its header. Null if they do not fit on a screen. */
export function tableRowsOf(parts: readonly Part[], { header }: TableFacts): string[][] | null {
  const rows = [
    ...(header.some(Boolean) ? [header] : []),
    ...parts.flatMap(({ cells }) => (cells ? [cells] : [])),
  ];
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isFit =
    rows.length > 1 &&
    rows.length <= MOST_ROWS + 1 &&
    width > 1 &&
    rows.flat().every(({ length }) => length <= LONGEST_CELL);
  return isFit ? rows.map((row) => row.slice(0, MOST_COLUMNS)) : null;
}

/** True if the two sides of a table are named as a contrast: "Before | After", "Plan A | Plan B". */
export function comparesSides([header = []]: string[][], { sides }: ScreenCues): boolean {
  const [one, other] = header.length === 2 ? header : header.slice(1);
  if (!one || !other || header.length > 3) return false;
  const firstWord = (text: string) => text.toLowerCase().split(' ')[0];
  const isKind = one.includes(' ') && firstWord(one) === firstWord(other) && one !== other;
  return isKind || (sides.test(one) && sides.test(other));
}

/** A chart as a table: its categories, then the values of each series in the script's language. */
export function chartRowsOf(
  { title, categories, series, unit }: Chart,
  language: Language,
): string[][] {
  const write = numberWriter(unit, language);
  const shown = series.slice(0, MOST_SERIES);
  return [
    ['', ...shown.map(({ name }) => name || title || unit || '–')],
    ...categories.slice(0, MOST_CATEGORIES).map((category, at) => [
      category,
      ...shown.map(({ values }) => {
        const value = values[at];
        return value === null || value === undefined ? '–' : write(value);
      }),
    ]),
  ];
}

function numberWriter(unit: string, language: Language): (value: number) => string {
  const currency = CURRENCIES[unit];
  const base: Intl.NumberFormatOptions = { maximumFractionDigits: 2, useGrouping: 'always' };
  const format = new Intl.NumberFormat(LOCALES[language], {
    ...base,
    ...(currency && {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 0,
    }),
    ...(unit === '%' && { style: 'percent' }),
  });
  if (currency) return (value) => format.format(value);
  if (unit === '%') return (value) => format.format(value / 100);
  return (value) => `${format.format(value)}${unit && ` ${unit}`}`;
}
