import { type Section, type Unit, wordsOf } from '../../reading/reading.ts';

/** The smallest piece that a course is put together from: a section's own units, or a run of them. */
export type Segment = { section: Section; units: Unit[]; words: number };

/** The segments of units in reading order, none much longer than `longest` words where it can be cut. */
export function segmentsOf(units: readonly Unit[], longest: number): Segment[] {
  const segments: Segment[] = [];
  for (const unit of units) {
    const last = segments.at(-1);
    const fits = last && last.section === unit.section && last.words + unit.words <= longest;
    if (fits) {
      last.units.push(unit);
      last.words += unit.words;
    } else segments.push({ section: unit.section, units: [unit], words: unit.words });
  }
  return segments;
}

/** Short enough for so many contents, and at least as many where there are so many units. */
export function segmentsFor(units: readonly Unit[], contents: number): Segment[] {
  let longest = Math.max(SHORTEST, (wordsOf(units) / contents) * SHARE);
  let segments = segmentsOf(units, longest);
  while (segments.length < contents && segments.length < units.length && longest > 1) {
    longest /= 1.5;
    segments = segmentsOf(units, longest);
  }
  return segments;
}
/** A segment is at most this share of a content, so that contents can be cut evenly. */
const SHARE = 0.55;
const SHORTEST = 60;

/**
 * What a cut before each segment would break: 0 for the highest headings that the documents have, more for
 * lower ones, most inside a section. The first segment's is 0.
 */
export function cutLevels(segments: readonly Segment[]): number[] {
  const shared = segments.map(({ section }, index) => {
    const before = segments[index - 1]?.section;
    if (!before) return 0;
    if (before === section) return Number.POSITIVE_INFINITY;
    const [one, other] = [pathTo(before), pathTo(section)];
    let depth = 0;
    while (one[depth] !== undefined && one[depth] === other[depth]) depth += 1;
    return depth;
  });
  const ranks = [...new Set(shared.slice(1).filter(Number.isFinite))].sort((a, b) => a - b);
  return shared.map((depth, index) => {
    if (index === 0) return 0;
    return Number.isFinite(depth) ? ranks.indexOf(depth) : INSIDE_SECTION;
  });
}
const INSIDE_SECTION = 4;

/** The sections from the document down to one. */
export const pathTo = (section: Section): Section[] =>
  section.parent ? [...pathTo(section.parent), section] : [section];
