import { partsOf, type Reading, type Section, type Unit } from '../reading/reading.ts';
import type { Wishes } from './instructions.ts';

/** A wish's word may occur in this many times the units of its rarest. */
const RARE = 2;

export type Wished = {
  units: ReadonlySet<Unit>;
  /** Those below a heading that names the wish. */
  headed: ReadonlySet<Unit>;
  /** The stressed topic. Empty if the documents do not have it. */
  focus: string;
};

/**
 * Finds what a person asked to be stressed. These are sections whose headings have the rarest words
 * of the wish. Units with those words and units of a named kind are added. Words without a known
 * request count in headings only.
 */
export function findWished(units: readonly Unit[], wishes: Wishes, { terms }: Reading): Wished {
  const stemsOf = new Map(
    units.map((unit) => [
      unit,
      new Set(
        terms.of(
          partsOf(unit)
            .map(({ text }) => text)
            .join(' '),
        ),
      ),
    ]),
  );
  const titles = new Map<Section, ReadonlySet<string>>();
  const headingOf = (section: Section): ReadonlySet<string> => {
    // A document's title names all of it.
    const stems = titles.get(section) ?? new Set(section.parent ? terms.of(section.title) : []);
    titles.set(section, stems);
    return stems;
  };
  const isBelow = (section: Section, stem: string): boolean =>
    headingOf(section).has(stem) || (section.parent !== null && isBelow(section.parent, stem));
  const counts = new Map<string, number>();
  for (const stems of stemsOf.values()) {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  for (const unit of units) {
    for (const stem of headingOf(unit.section)) counts.set(stem, counts.get(stem) ?? 1);
  }
  const rarest = (topic: string) => {
    const known = [...new Set(terms.of(topic))].filter((stem) => counts.has(stem));
    const least = Math.min(...known.map((stem) => counts.get(stem) ?? 0));
    return known.filter((stem) => (counts.get(stem) ?? 0) <= least * RARE);
  };
  const found = new Set<Unit>();
  const headed = new Set<Unit>();
  const add = (stem: string, inHeadingsOnly: boolean) => {
    for (const unit of units) {
      const isHeaded = isBelow(unit.section, stem);
      if (isHeaded) headed.add(unit);
      if (isHeaded || (!inHeadingsOnly && stemsOf.get(unit)?.has(stem))) found.add(unit);
    }
  };
  let focus = '';
  for (const topic of wishes.stress) {
    const before = found.size;
    for (const stem of rarest(topic)) add(stem, false);
    if (found.size > before && !focus) focus = topic;
  }
  const isOfKind = ({ mustSay }: Unit) => mustSay.some((kind) => wishes.kinds.includes(kind));
  if (wishes.kinds.length > 0) {
    for (const unit of units) if (isOfKind(unit)) found.add(unit);
    if (!focus && found.size > 0) focus = wishes.stress[0] ?? '';
  }
  for (const stem of wishes.rest.flatMap(terms.of)) add(stem, true);
  // A wish that matches every unit selects none.
  const isAll = found.size === units.length;
  return isAll ? { units: new Set(), headed: new Set(), focus } : { units: found, headed, focus };
}
