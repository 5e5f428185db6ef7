import type { LedgerUnit } from '@tarima/contract';
import { partsOf, pathOf, type Unit } from '../reading/reading.ts';

/** The fate of each unit, so that no loss is hidden. */
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
