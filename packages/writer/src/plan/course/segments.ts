import { type Section, type Unit, wordsOf } from '../../reading/reading.ts';

/** The smallest piece of a course: a section's own units, or a run of them. */
export type Segment = { section: Section; units: Unit[]; words: number };

/** The segments of units in reading order, of about `longest` words at most. */
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

/**
 * Segments short enough for so many contents. There are at least as many as contents, where the
 * units suffice.
 */
export function segmentsFor(units: readonly Unit[], contents: number): Segment[] {
  let longest = Math.max(SHORTEST, (wordsOf(units) / contents) * SHARE);
  let segments = segmentsOf(units, longest);
  while (segments.length < contents && segments.length < units.length && longest > 1) {
    longest /= 1.5;
    segments = segmentsOf(units, longest);
  }
  return segments;
}
/** A segment is at most this share of a content, so that contents are even. */
const SHARE = 0.55;
const SHORTEST = 60;

/**
 * The damage of a cut before each segment: 0 at the highest headings, more at lower ones, most
 * inside a section. The first segment has 0.
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
