import type { FoundFigure } from '../figures/found-figure.ts';
import { hasBullet, withoutBullet } from './bullets.ts';
import type { Line } from './lines.ts';
import type { FoundTable } from './tables.ts';

/** Lines that belong together: a paragraph, a heading, one list item, a listing. */
export type Chunk = {
  kind: 'text' | 'item' | 'code';
  page: number;
  lines: Line[];
  /** True for the first chunk of a column: the one before may be the first half of its paragraph. */
  startsColumn: boolean;
};
/** `left` is in points. */
export type TablePart = {
  kind: 'table';
  page: number;
  rows: string[][];
  left: number;
  startsColumn: boolean;
};
export type FigurePart = { kind: 'figure'; page: number } & Pick<
  FoundFigure,
  'figure' | 'hasCaption'
>;
export type FlowPart = Chunk | TablePart | FigurePart;
type ColumnItem = Line | FoundTable | FoundFigure;

const NUMBER = /^(\(?(\d{1,3}|[a-zA-Z]|[ivx]{1,5})[.)]|\(\d{1,3}\))\s+(?=\S)/;
const ENDS_SENTENCE = /[.!?…:;][»”"')\]]*$/;

/** The text of a list item without its bullet or number. */
export function withoutMarker(text: string): string {
  return withoutBullet(text).replace(NUMBER, '');
}

export function hasNumber(line: Line): boolean {
  return NUMBER.test(line.text);
}

function hasMarker(line: Line): boolean {
  return hasBullet(line.text) || NUMBER.test(line.text);
}

/** The usual distance of baselines within a paragraph, in ems. */
export function usualPitch(columns: Line[][]): number {
  const counts = new Map<number, number>();
  for (const lines of columns) {
    for (const [index, line] of lines.entries()) {
      const previous = lines[index - 1];
      if (!previous || previous.size !== line.size) continue;
      const pitch = Math.round(((line.baseline - previous.baseline) / line.size) * 20) / 20;
      if (pitch >= 0.9 && pitch <= 2.6) counts.set(pitch, (counts.get(pitch) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1.2;
}

/** Cuts one column into chunks, by gaps, indents, markers and changes of type. */
export function chunksOf(column: ColumnItem[], page: number, pitch: number): FlowPart[] {
  const parts: FlowPart[] = [];
  const lines = column.filter((item): item is Line => 'cells' in item);
  const right = Math.max(...lines.map((line) => line.right));
  const left = Math.min(...lines.map((line) => line.left));
  const addTable = (rows: string[][], left: number) =>
    parts.push({ kind: 'table', page, rows, left, startsColumn: parts.length === 0 });
  let chunk: Chunk | undefined;
  let skipTo = 0;
  for (const [index, item] of column.entries()) {
    if (index < skipTo) continue;
    if ('figure' in item) {
      const { figure, hasCaption } = item;
      parts.push({ kind: 'figure', page, figure, hasCaption });
      chunk = undefined;
      continue;
    }
    if ('rows' in item) {
      addTable(item.rows, item.left);
      chunk = undefined;
      continue;
    }
    const rows = tableRowsAt(column, index);
    if (rows.length > 0) {
      addTable(
        rows.map((row) => row.cells),
        Math.min(...rows.map((row) => row.left)),
      );
      skipTo = index + rows.length;
      chunk = undefined;
      continue;
    }
    if (chunk && continuesChunk(chunk, item, { left, right, pitch })) {
      chunk.lines.push(item);
      continue;
    }
    const kind = kindOf(item);
    chunk = { kind, page, lines: [item], startsColumn: parts.length === 0 };
    parts.push(chunk);
  }
  return parts;
}

/** Fewer lines may stand in columns by chance. */
const FEWEST_ROWS = 3;
const SECTION_NUMBER = /^\d+(\.\d+)+\.?\s/;

/** The rows of a table without rules that starts here: lines with equally many cells. */
function tableRowsAt(column: ColumnItem[], start: number): Line[] {
  const rows: Line[] = [];
  for (const item of column.slice(start)) {
    if (!('cells' in item) || item.monospaced || item.cells.length < 2) break;
    if (hasMarker(item) || SECTION_NUMBER.test(item.text)) break;
    const first = rows[0];
    if (first && item.cells.length !== first.cells.length) break;
    rows.push(item);
  }
  return rows.length >= FEWEST_ROWS ? rows : [];
}

function kindOf(line: Line): Chunk['kind'] {
  // Code lines often begin with a hyphen or number, but never with a round bullet.
  if (line.monospaced && !/^[•●▪◦‣]/.test(line.text)) return 'code';
  return hasMarker(line) ? 'item' : 'text';
}

function continuesChunk(
  chunk: Chunk,
  line: Line,
  column: { left: number; right: number; pitch: number },
): boolean {
  const last = chunk.lines.at(-1);
  const first = chunk.lines[0];
  if (!last || !first) return false;
  const em = Math.max(last.size, line.size);
  if (Math.abs(last.size - line.size) > 0.75) return false;
  if (last.monospaced !== line.monospaced) return false;
  const gap = line.baseline - last.baseline;
  if (gap > em * Math.max(column.pitch * 1.22, 1.25) || gap < 0) return false;
  if (chunk.kind === 'code') return true;
  if (last.bold !== line.bold && chunk.lines.every((each) => each.bold === last.bold)) return false;
  if (hasMarker(line) && (chunk.kind === 'item' || ENDS_SENTENCE.test(last.text))) return false;

  const shortOfEnd = last.right < column.right - (column.right - column.left) * 0.12;
  if (chunk.kind === 'item') return line.left > first.left + em * 0.5 || !shortOfEnd;
  const indented = line.left > last.left + em * 0.8;
  if (indented && (chunk.lines.length > 1 || shortOfEnd || ENDS_SENTENCE.test(last.text)))
    return false;
  const farShortOfEnd = last.right < column.right - (column.right - column.left) * 0.3;
  return !(farShortOfEnd && ENDS_SENTENCE.test(last.text) && chunk.lines.length > 1);
}
