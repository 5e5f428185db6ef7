import type { FoundFigure } from '../figures/found-figure.ts';
import type { Segment } from './lines.ts';
import type { FoundTable } from './tables.ts';

export type Placed = Segment | FoundTable | FoundFigure;

export function isSegment(item: Placed): item is Segment {
  return 'spans' in item;
}

/** A gutter is at least this many points wide, between this many lines of prose. */
const NARROWEST_GUTTER = 7;
const FEWEST_LINES = 4;
/** In characters: shorter lines side by side are labels and values, not prose. */
const SHORTEST_PROSE = 18;
const SMALLEST_PROSE_SHARE = 0.65;
/** Share of lines that may cross a gutter, as titles and figures do. */
const MOST_CROSSINGS = 0.3;
/** In points: the step of the search for a gutter. */
const STEP = 2;

/**
 * A page's segments, tables and figures in reading order. Each group is one run of a column, from top to
 * bottom. Titles and wide figures that cross a gutter separate the columns above from those below.
 */
export function columnsOf(items: Placed[]): Placed[][] {
  const gutter = findGutter(items);
  if (gutter === undefined) return items.length > 0 ? [items] : [];

  const groups: Placed[][] = [];
  let band: Placed[] = [];
  const closeBand = () => {
    const left = band.filter((item) => item.right <= gutter + 1);
    const right = band.filter((item) => item.right > gutter + 1);
    groups.push(...columnsOf(left), ...columnsOf(right));
    band = [];
  };
  for (const item of [...items].sort((a, b) => a.top - b.top)) {
    if (!crosses(item, gutter)) {
      band.push(item);
      continue;
    }
    closeBand();
    const last = groups.at(-1);
    if (last?.every((member) => crosses(member, gutter))) last.push(item);
    else groups.push([item]);
  }
  closeBand();
  return groups;
}

function crosses(item: Placed, gutter: number): boolean {
  return item.left < gutter - 1 && item.right > gutter + 1;
}

/** The middle of the widest white strip between prose. Lines that cross a strip count against it. */
function findGutter(items: Placed[]): number | undefined {
  const lines = items.filter(isSegment);
  if (lines.length < FEWEST_LINES * 2) return undefined;
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const crossings = countCrossings(lines, left, right);
  let best: { x: number; merit: number } | undefined;
  let start = 0;
  for (let at = 1; at <= crossings.length; at += 1) {
    if (crossings[at] === crossings[start]) continue;
    const width = (at - start) * STEP;
    const x = left + ((start + at) / 2) * STEP;
    const crossed = (crossings[start] ?? 0) / (lines.length * MOST_CROSSINGS);
    const merit = width * (1 - crossed);
    if (width >= NARROWEST_GUTTER && merit > (best?.merit ?? 0) && isBetweenProse(lines, x)) {
      best = { x, merit };
    }
    start = at;
  }
  return best?.x;
}

/** Lines that cross each place between the edges, counted by their starts and ends. */
function countCrossings(lines: Placed[], left: number, right: number): number[] {
  const changes = new Array<number>(Math.ceil((right - left) / STEP) + 1).fill(0);
  for (const line of lines) {
    const first = Math.floor((line.left + 1 - left) / STEP) + 1;
    const last = Math.ceil((line.right - 1 - left) / STEP) - 1;
    if (last < first) continue;
    changes[first] = (changes[first] ?? 0) + 1;
    changes[last + 1] = (changes[last + 1] ?? 0) - 1;
  }
  let open = 0;
  return changes.slice(0, -1).map((change) => {
    open += change;
    return open;
  });
}

function isBetweenProse(lines: Placed[], x: number): boolean {
  const sides = [
    lines.filter((line) => line.right <= x + 1),
    lines.filter((line) => line.left >= x - 1),
  ];
  return sides.every((side) => {
    const lengths = side.map(charactersOf);
    const prose = lengths.filter((length) => length >= SHORTEST_PROSE);
    return prose.length >= FEWEST_LINES && sum(prose) >= sum(lengths) * SMALLEST_PROSE_SHARE;
  });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function charactersOf(item: Placed): number {
  return isSegment(item) ? sum(item.spans.map((span) => span.text.length)) : 0;
}
