import { isMissing, type LiveUnit } from '@tarima/contract';

export type LedgerSection = {
  id: string;
  /** Its headings, the outermost first; empty when it has none. */
  path: string[];
  units: LiveUnit[];
  said: number;
  /** Number of units that can be said at all. */
  sayable: number;
  missing: number;
};

const isSaid = ({ fate }: LiveUnit): boolean => fate === 'said';
const isSayable = ({ fate }: LiveUnit): boolean => fate !== 'unspeakable';

/** Groups the units of a ledger by section, in document order. */
export const sectionsOf = (units: readonly LiveUnit[]): LedgerSection[] =>
  [...Map.groupBy(units, ({ section }) => section.id)].map(([id, own]) => ({
    id,
    path: own[0]?.section.path ?? [],
    units: own,
    said: own.filter(isSaid).length,
    sayable: own.filter(isSayable).length,
    missing: own.filter(isMissing).length,
  }));

/** Totals of all sections. Only sayable units count. */
export const countsOf = (sections: readonly LedgerSection[]) => ({
  said: sumOf(sections, 'said'),
  total: sumOf(sections, 'sayable'),
  missing: sumOf(sections, 'missing'),
  /** Number of sections of which nothing is said. */
  silent: sections.filter(({ said, sayable }) => sayable > 0 && said === 0).length,
});

const sumOf = (sections: readonly LedgerSection[], count: 'said' | 'sayable' | 'missing') =>
  sections.reduce((sum, section) => sum + section[count], 0);
