import type { LedgerUnit } from '@tarima/contract';
import { partsOf, pathOf, type Unit } from '../reading/reading.ts';

/** Says of each unit if it is said, left out or unspeakable. */
export function ledgerOf(units: readonly Unit[], said: ReadonlySet<Unit>): LedgerUnit[] {
  return units.map((unit) => ({
    id: unit.id,
    kind: unit.kind,
    mustSay: unit.mustSay,
    section: { id: unit.section.id, path: pathOf(unit.section) },
    text: partsOf(unit)
      .map(({ text }) => text)
      .join(' '),
    citations: partsOf(unit).flatMap(({ citations }) => citations),
    fate: unit.unspeakable ? 'unspeakable' : said.has(unit) ? 'said' : 'left',
    reason: unit.unspeakable,
  }));
}
