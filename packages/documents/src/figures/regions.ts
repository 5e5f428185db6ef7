import { type Box, boxAround } from '../pdf/span.ts';
import { areaOf, grown, touches } from './boxes.ts';
import type { DrawnPart } from './drawn-parts.ts';
import type { LayoutLine } from './page-layout.ts';

/** Drawn parts that belong together. The box may be larger: it holds labels too. */
export type Region = { box: Box; parts: DrawnPart[]; caption?: LayoutLine };

/** In points. */
const CELL = 4;
/** In points: parts twice this near are one region. */
const NEAR = 5;
/** A rule that is much longer than the region it touches is a line of the page. */
const LONGEST_RULE = 2.5;

/** Connected parts of a page. Rules begin no region, since tables and forms consist of them. */
export function regionsOf(
  parts: DrawnPart[],
  { width, height }: { width: number; height: number },
): Region[] {
  const columns = Math.ceil(width / CELL) + 2;
  const rows = Math.ceil(height / CELL) + 2;
  const solid = parts.filter((part) => part.kind !== 'rule');
  const cellOf = (x: number, most: number) => Math.min(Math.max(Math.floor(x / CELL), 0), most - 2);
  const labels = labelCells(
    solid.map((part) => grown(part, NEAR)),
    { columns, rows, cellOf },
  );

  const groups = new Map<number, DrawnPart[]>();
  for (const part of solid) {
    const cell = cellOf(part.top, rows) * columns + cellOf(part.left, columns);
    const label = labels[cell] ?? 0;
    const group = groups.get(label);
    if (group) group.push(part);
    else groups.set(label, [part]);
  }
  const rules = parts.filter((part) => part.kind === 'rule');
  return [...groups.values()].map((group) =>
    withRules({ box: boxAround(group), parts: group }, rules),
  );
}

type Grid = { columns: number; rows: number; cellOf: (at: number, most: number) => number };

/** Numbers the connected cells that boxes cover. Corners are counted, so large boxes cost no more. */
function labelCells(boxes: Box[], { columns, rows, cellOf }: Grid): Int32Array {
  const counts = new Int32Array(columns * rows);
  const count = (row: number, column: number, by: number) => {
    counts[row * columns + column] = (counts[row * columns + column] ?? 0) + by;
  };
  for (const box of boxes) {
    const [left, right] = [cellOf(box.left, columns), cellOf(box.right, columns) + 1];
    const [top, bottom] = [cellOf(box.top, rows), cellOf(box.bottom, rows) + 1];
    count(top, left, 1);
    count(top, right, -1);
    count(bottom, left, -1);
    count(bottom, right, 1);
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 1; column < columns; column += 1) {
      count(row, column, counts[row * columns + column - 1] ?? 0);
    }
  }
  for (let cell = columns; cell < counts.length; cell += 1) {
    counts[cell] = (counts[cell] ?? 0) + (counts[cell - columns] ?? 0);
  }

  const labels = new Int32Array(counts.length);
  let last = 0;
  for (let start = 0; start < counts.length; start += 1) {
    if ((counts[start] ?? 0) <= 0 || labels[start] !== 0) continue;
    last += 1;
    labels[start] = last;
    const open = [start];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) {
        if ((counts[next] ?? 0) > 0 && labels[next] === 0) {
          labels[next] = last;
          open.push(next);
        }
      }
    }
  }
  return labels;
}

/** Adds the axes and grid lines that touch a region. */
function withRules(region: Region, rules: DrawnPart[]): Region {
  const { left, right, top, bottom } = region.box;
  const joined = rules.filter(
    (rule) =>
      touches(grown(region.box, NEAR), rule) &&
      rule.right - rule.left <= (right - left) * LONGEST_RULE &&
      rule.bottom - rule.top <= (bottom - top) * LONGEST_RULE,
  );
  const parts = [...region.parts, ...joined];
  return { box: boxAround(parts), parts };
}

/** One region of several, with their parts. */
export function joinRegions(regions: Region[]): Region {
  const parts = regions.flatMap((region) => region.parts);
  return { box: boxAround(regions.map(({ box }) => box)), parts };
}

/** The share of `box` that the parts' boxes would cover if none overlapped, at most 1. */
export function coverageOf(parts: Box[], box: Box): number {
  return Math.min(parts.reduce((sum, part) => sum + areaOf(part), 0) / Math.max(areaOf(box), 1), 1);
}
