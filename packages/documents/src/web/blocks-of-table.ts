import type { DraftBlock } from '../draft-document.ts';
import { inlineText, nameOf } from './element-text.ts';

/** Real tables are narrower; a page may claim any number. */
const MOST_COLUMNS = 60;

/**
 * A table's caption and rows. Layout tables are read cell by cell with `blocksOf`: those marked so,
 * with one row or column, or with inner tables.
 */
export function blocksOfTable(
  table: Element,
  blocksOf: (element: Element) => DraftBlock[],
): DraftBlock[] {
  const lines = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  const rows = lines.map((line) => cellsOf(line).flatMap(textsOfCell).slice(0, MOST_COLUMNS));
  const isLayout =
    ['presentation', 'none'].includes(table.getAttribute('role') ?? '') ||
    table.querySelector('table') !== null ||
    rows.length < 2 ||
    Math.max(0, ...rows.map((row) => row.length)) < 2;
  const caption = [...table.children].find((child) => nameOf(child) === 'caption');
  const captionText = caption ? inlineText([caption]) : '';
  return [
    ...(captionText ? [{ kind: 'caption' as const, page: 1, text: captionText }] : []),
    ...(isLayout
      ? lines.flatMap((line) => cellsOf(line).flatMap(blocksOf))
      : [{ kind: 'table' as const, page: 1, rows }]),
  ];
}

function cellsOf(line: Element): Element[] {
  return [...line.children].filter((cell) => /^t[dh]$/.test(nameOf(cell)));
}

/** A cell over several columns stands in the first one. */
function textsOfCell(cell: Element): string[] {
  const span = Math.min(Number(cell.getAttribute('colspan')) || 1, MOST_COLUMNS);
  return [inlineText([cell]), ...Array<string>(Math.max(span, 1) - 1).fill('')];
}
