import { isBullet } from './bullets.ts';
import type { Box, Span } from './span.ts';
import type { FoundGrid } from './structured-text.ts';

/** Lines of a cell are separated by `\n`. */
export type FoundTable = Box & { rows: string[][] };

/** In characters: longer cells are columns of prose that look like a table. */
const LONGEST_CELL = 600;
const SMALLEST_FILLED_SHARE = 0.45;
const MOST_SPILLED_SHARE = 0.25;
const CLEARLY_NEARER = 0.7;

/** Fills the grids with the spans inside them. `rest` holds the other spans. */
export function tablesOf(
  spans: Span[],
  grids: FoundGrid[],
): { tables: FoundTable[]; rest: Span[] } {
  const tables: FoundTable[] = [];
  let rest = spans;
  for (const grid of grids) {
    const inside = rest.filter((span) => standsIn(span, grid));
    const rows = rowsOf(inside, grid);
    if (!isTable(rows, inside)) continue;
    const { left, right, top, bottom } = grid;
    tables.push({ left, right, top, bottom, rows });
    rest = rest.filter((span) => !standsIn(span, grid));
  }
  return { tables, rest };
}

function standsIn(span: Span, box: Box): boolean {
  const middle = (span.top + span.bottom) / 2;
  return (
    middle >= box.top && middle <= box.bottom && span.left >= box.left - 2 && span.left <= box.right
  );
}

function isTable(rows: string[][], spans: Span[]): boolean {
  // Code has gaps too.
  if (spans.filter((span) => span.monospaced).length > spans.length * 0.8) return false;
  const filled = rows.flat().filter((cell) => cell !== '');
  const markers = rows.flatMap(([first = '']) => (first === '' ? [] : [first]));
  // A list whose bullets stand apart from its text.
  if (markers.every(isBullet)) return false;
  return (
    rows.filter((row) => row.filter((cell) => cell !== '').length > 1).length > 1 &&
    filled.length / rows.flat().length >= SMALLEST_FILLED_SHARE &&
    filled.every((cell) => cell.length <= LONGEST_CELL)
  );
}

function rowsOf(spans: Span[], grid: FoundGrid): string[][] {
  const cells: Span[][][] = grid.rows.map(() => grid.columnStarts.map(() => []));
  let column = 0;
  for (const [index, span] of spans.entries()) {
    // Text without a gap belongs to the same cell, even across its edge.
    if (!follows(spans[index - 1], span)) {
      column = Math.max(
        0,
        grid.columnStarts.findLastIndex((start) => start <= span.left + 1),
      );
    }
    cells[nearestRow(span, grid)]?.[column]?.push(span);
  }
  const filled = withoutSparseColumns(cells.map((row) => row.map(textOfCell)));
  return withWrappedRowsJoined(grid.rows.map((box, row) => ({ ...box, cells: filled[row] ?? [] })));
}

function follows(previous: Span | undefined, span: Span): boolean {
  if (!previous || Math.abs(previous.baseline - span.baseline) > span.size * 0.3) return false;
  const gap = span.left - previous.right;
  return gap > -1 && gap < span.size * 0.1;
}

function nearestRow(span: Span, { rows }: FoundGrid): number {
  const middle = (span.top + span.bottom) / 2;
  const distances = rows.map(({ top, bottom }) => Math.max(top - middle, middle - bottom, 0));
  return distances.indexOf(Math.min(...distances));
}

function textOfCell(spans: Span[]): string {
  return spans.reduce((text, span, index) => {
    const previous = spans[index - 1];
    if (!previous) return span.text;
    if (Math.abs(previous.baseline - span.baseline) > span.size * 0.5)
      return `${text}\n${span.text}`;
    const apart = span.left - previous.right > span.size * 0.15;
    return text + (apart ? ' ' : '') + span.text;
  }, '');
}

/** A column with few filled rows and no header is overflow of the one before. */
function withoutSparseColumns(rows: string[][]): string[][] {
  const columns = rows[0]?.map((_, column) => rows.map((row) => row[column] ?? '')) ?? [];
  const kept: string[][] = [];
  for (const cells of columns) {
    const share = cells.filter((cell) => cell !== '').length / cells.length;
    const before = kept.at(-1);
    if (cells[0] !== '' || share > MOST_SPILLED_SHARE) kept.push(cells);
    else if (before) kept[kept.length - 1] = before.map((cell, row) => joinCells(cell, cells[row]));
    else if (share > 0) kept.push(cells);
  }
  return rows.map((_, row) => kept.map((cells) => cells[row] ?? ''));
}

type Row = { cells: string[]; top: number; bottom: number };

/**
 * Without rules MuPDF makes a row of each line of a cell. A row without a first cell joins the
 * clearly nearer row. It joins the row above if it continues its text.
 */
function withWrappedRowsJoined(rows: Row[]): string[][] {
  const joined: Row[] = [];
  let carried: Row | undefined;
  for (const [index, found] of rows.entries()) {
    const row = carried ? joinRows(carried, found) : found;
    carried = undefined;
    const previous = joined.at(-1);
    const next = rows[index + 1];
    const above = previous ? Math.max(row.top - previous.bottom, 0) : Number.POSITIVE_INFINITY;
    const below = next ? Math.max(next.top - row.bottom, 0) : Number.POSITIVE_INFINITY;
    const readsOn = row.cells.every((cell) => cell === '' || /^[\p{Ll}(]/u.test(cell));
    if (row.cells[0] !== '' || !previous) joined.push(row);
    else if (below < above * CLEARLY_NEARER) carried = row;
    else if (above < below * CLEARLY_NEARER || readsOn) {
      joined[joined.length - 1] = joinRows(previous, row);
    } else joined.push(row);
  }
  return joined.map((row) => row.cells);
}

function joinRows(above: Row, below: Row): Row {
  const cells = above.cells.map((cell, column) => joinCells(cell, below.cells[column]));
  return { cells, top: above.top, bottom: below.bottom };
}

function joinCells(one: string, other = ''): string {
  return [one, other].filter(Boolean).join('\n');
}
