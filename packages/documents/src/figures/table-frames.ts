import { type Box, boxAround } from '../pdf/span.ts';
import { grown, holdsMiddle, touches } from './boxes.ts';
import type { DrawnPart } from './drawn-parts.ts';
import type { LayoutLine } from './page-layout.ts';

/** In points. */
const THICKNESS = 3;
const SHORTEST_LINE = 6;
const SAME_LINE = 2;
/** Lines across the whole of a table. Charts have such a grid too, but no text in it. */
const FEWEST_ACROSS = 3;
const FEWEST_DOWN = 2;
const FEWEST_TEXTS = 4;
/** Share of the table's width or height. */
const WHOLE = 0.8;
/** More lines are a plan or a map. */
const MOST_LINES = 1_500;

/** The frames of ruled tables: straight lines that meet, several from side to side, with text between. */
export function tableFramesOf(parts: DrawnPart[], texts: LayoutLine[]): Box[] {
  const lines = parts.filter(isStraight);
  if (lines.length > MOST_LINES) return [];
  return groupsOf(lines).flatMap((group) => {
    const frame = boxAround(group);
    const width = frame.right - frame.left;
    const height = frame.bottom - frame.top;
    const across = wholeLines(group, 'top', (line) => (line.right - line.left) / width);
    const down = wholeLines(group, 'left', (line) => (line.bottom - line.top) / height);
    const inside = texts.filter((text) => holdsMiddle(frame, text));
    const isTable = across >= FEWEST_ACROSS && down >= FEWEST_DOWN && inside.length >= FEWEST_TEXTS;
    return isTable ? [frame] : [];
  });
}

/** True for a thin upright or level line of any length. */
export function isStraight({ kind, left, right, top, bottom }: DrawnPart): boolean {
  if (kind === 'image' || kind === 'shade') return false;
  const thickness = Math.min(right - left, bottom - top);
  return thickness <= THICKNESS && Math.max(right - left, bottom - top) >= SHORTEST_LINE;
}

function groupsOf(lines: DrawnPart[]): DrawnPart[][] {
  const groups: DrawnPart[][] = [];
  const rest = new Set(lines);
  for (const first of lines) {
    if (!rest.delete(first)) continue;
    const group = [first];
    // The group grows while it is walked.
    for (const line of group) {
      for (const other of rest) {
        if (touches(grown(line, SAME_LINE), other)) {
          rest.delete(other);
          group.push(other);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}

/** Counts lines that reach from side to side, joined from the pieces of cells. */
function wholeLines(
  lines: DrawnPart[],
  side: 'top' | 'left',
  shareOf: (line: DrawnPart) => number,
): number {
  const shares = new Map<number, number>();
  for (const line of lines) {
    const at = Math.round(line[side] / SAME_LINE);
    shares.set(at, (shares.get(at) ?? 0) + shareOf(line));
  }
  return [...shares.values()].filter((share) => share >= WHOLE).length;
}
