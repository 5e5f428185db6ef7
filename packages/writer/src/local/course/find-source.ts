import type { ContentSource } from '@tarima/contract';
import type { CourseMaterial } from './course-material.ts';
import { type Unit, unitsOf } from './course-units.ts';
import { sourcesOf } from './source-ranges.ts';

const UNIT_WORDS = 300;
/** Of the words of a title so many must stand in a part for it to be meant. */
const NEEDED_SHARE = 0.6;

/** The part of the documents that a title added by hand speaks of; empty where there is none. */
export function findSource(title: string, material: CourseMaterial): ContentSource[] {
  const { terms, roots, weights } = material;
  const wanted = [...new Set(terms.of(title))];
  if (wanted.length === 0) return [];
  let best: { unit: Unit; worth: number } | null = null;
  for (const unit of unitsOf(roots, UNIT_WORDS, weights)) {
    const headings = new Set(terms.of(unit.path.map((section) => section.title).join(' ')));
    const own = terms.of(unit.passages.map(({ text }) => text).join(' '));
    const said = new Set([...own, ...headings]);
    const shared = wanted.filter((stem) => said.has(stem));
    if (unit.words === 0 || shared.length < wanted.length * NEEDED_SHARE) continue;
    const times = own.filter((stem) => wanted.includes(stem)).length;
    const worth =
      shared.length / wanted.length +
      wanted.filter((stem) => headings.has(stem)).length / wanted.length +
      Math.log1p(times) * 0.2;
    if (!best || worth > best.worth) best = { unit, worth };
  }
  return best ? sourcesOf([best.unit]) : [];
}
