import type { ContentSource } from '@tarima/contract';
import { pathOf } from '../../reading/reading.ts';
import type { CourseMaterial } from './course-material.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { sourcesOf } from './source-ranges.ts';

const SEGMENT_WORDS = 300;
/** A part needs this share of a title's words to match it. */
const NEEDED_SHARE = 0.6;

/** The part of the documents that fits a title added by hand. Empty if there is none. */
export function findSource(title: string, { reading, units }: CourseMaterial): ContentSource[] {
  const { terms } = reading;
  const wanted = [...new Set(terms.of(title))];
  if (wanted.length === 0) return [];
  let best: { segment: Segment; worth: number } | null = null;
  for (const segment of segmentsOf(units, SEGMENT_WORDS)) {
    const headings = new Set(terms.of(pathOf(segment.section).join(' ')));
    const own = segment.units.flatMap(({ parts }) => parts.flatMap(({ text }) => terms.of(text)));
    const said = new Set([...own, ...headings]);
    const shared = wanted.filter((stem) => said.has(stem));
    if (shared.length < wanted.length * NEEDED_SHARE) continue;
    const times = own.filter((stem) => wanted.includes(stem)).length;
    const worth =
      shared.length / wanted.length +
      wanted.filter((stem) => headings.has(stem)).length / wanted.length +
      Math.log1p(times) * 0.2;
    if (!best || worth > best.worth) best = { segment, worth };
  }
  return best ? sourcesOf(best.segment.units) : [];
}
