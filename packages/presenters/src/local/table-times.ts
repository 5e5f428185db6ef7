import type { ShownTable, TimedWord } from '@tarima/contract';
import { contentStems } from './content-stems.ts';
import { pointTimes } from './point-times.ts';

type Lit = ShownTable['lit'];
type SpokenStem = { stem: string; start: number };

/** A cell lights up shortly before its word. */
const LEAD_SECONDS = 0.15;
/** Two cells stay lit at least this long, in seconds. */
const LEAST_GAP = 0.4;

/**
 * The cells that a scene speaks of, in order of their times. The name of a row lights its first cell.
 * After that the words of its other cells light those. Rows that nobody names are lit in turn.
 */
export function tableTimes(
  rows: readonly (readonly string[])[],
  sentences: TimedWord[][],
  duration: number,
): Lit {
  const body = rows.slice(1);
  const spoken = sentences.flatMap((words) =>
    words.flatMap(({ text, start }) => contentStems(text).map((stem) => ({ stem, start }))),
  );
  const found = spokenCells(rows, spoken);
  if (found.length > 0) return found;
  const names = body.map((row) => row.join(' '));
  return pointTimes(names, sentences, duration).map((start, index) => ({
    ...{ row: index + 1, column: 0 },
    start: Math.round(start * 1000) / 1000,
  }));
}

/** Follows the spoken words: a row's name opens the row, and a cell's words light that cell. */
function spokenCells(rows: readonly (readonly string[])[], spoken: SpokenStem[]): Lit {
  const names = stemsByRow(rows.slice(1).map((row) => row[0] ?? ''));
  const cells = rows.map((row) => row.map((cell) => new Set(contentStems(cell))));
  const lit: Lit = [];
  let current = 0;
  for (const { stem, start } of spoken) {
    const named = names.get(stem);
    if (named !== undefined) current = named;
    const column =
      cells[current]?.findIndex((stems, index) => index > 0 && current > 0 && stems.has(stem)) ??
      -1;
    if (named !== undefined) add(lit, { row: current, column: 0, start });
    else if (column > 0) add(lit, { row: current, column, start });
  }
  return lit;
}

/** The row that each stem names. A stem of several rows names none. */
function stemsByRow(names: string[]): Map<string, number> {
  const rows = new Map<string, number>();
  const shared = new Set<string>();
  names.forEach((name, index) => {
    for (const stem of new Set(contentStems(name))) {
      if (rows.has(stem)) shared.add(stem);
      rows.set(stem, index + 1);
    }
  });
  for (const stem of shared) rows.delete(stem);
  return rows;
}

function add(lit: Lit, cell: Lit[number]): void {
  const last = lit.at(-1);
  if (last?.row === cell.row && last.column === cell.column) return;
  const start = Math.round(Math.max(0, cell.start - LEAD_SECONDS) * 1000) / 1000;
  // A cell that is named in the same breath replaces the one before it.
  if (last && start - last.start < LEAST_GAP) Object.assign(last, cell, { start: last.start });
  else lit.push({ ...cell, start });
}
