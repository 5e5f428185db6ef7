import { isMissing, type LiveUnit } from '@tarima/contract';

export type LedgerSection = {
  id: string;
  /** Its headings, the outermost first; none where it stands under none. */
  path: string[];
  units: LiveUnit[];
  said: number;
  /** How many can be said at all. */
  sayable: number;
  missing: number;
};

const isSaid = ({ fate }: LiveUnit): boolean => fate === 'said';
const isSayable = ({ fate }: LiveUnit): boolean => fate !== 'unspeakable';

/** The units of a ledger by the section that they stand in, in the order of the documents. */
export const sectionsOf = (units: readonly LiveUnit[]): LedgerSection[] =>
  [...Map.groupBy(units, ({ section }) => section.id)].map(([id, own]) => ({
    id,
    path: own[0]?.section.path ?? [],
    units: own,
    said: own.filter(isSaid).length,
    sayable: own.filter(isSayable).length,
    missing: own.filter(isMissing).length,
  }));

/** What can be spoken counts, and what is said of it. */
export const countsOf = (sections: readonly LedgerSection[]) => ({
  said: sumOf(sections, 'said'),
  total: sumOf(sections, 'sayable'),
  missing: sumOf(sections, 'missing'),
  /** Sections of which nothing is said. */
  silent: sections.filter(({ said, sayable }) => sayable > 0 && said === 0).length,
});

const sumOf = (sections: readonly LedgerSection[], count: 'said' | 'sayable' | 'missing') =>
  sections.reduce((sum, section) => sum + section[count], 0);
