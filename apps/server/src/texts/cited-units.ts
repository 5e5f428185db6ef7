import type { Citation, LedgerUnit, Provenance } from '@tarima/contract';
import { sentenceKey } from './derived-provenance.ts';

/** Equal for two citations of the same sentence. */
export const citationKey = ({ file, sentenceId }: Citation): string => `${sentenceId} ${file}`;

/** Looks up the citations of a sentence of the text. */
export function citationsOf(provenance: readonly Provenance[]): (sentence: string) => Citation[] {
  const known = new Map(provenance.map((entry) => [sentenceKey(entry.sentence), entry.citations]));
  return (sentence) => known.get(sentenceKey(sentence)) ?? [];
}

/** The units that a sentence tells, by its citations. Returns their places in the ledger. */
export function citedUnits(
  ledger: readonly Pick<LedgerUnit, 'citations'>[],
  provenance: readonly Provenance[],
): (sentence: string) => number[] {
  const told = Map.groupBy(
    ledger.flatMap(({ citations }, place) =>
      citations.map((citation) => ({ key: citationKey(citation), place })),
    ),
    ({ key }) => key,
  );
  const citedBy = citationsOf(provenance);
  return (sentence) => {
    const found = citedBy(sentence).flatMap((cited) => told.get(citationKey(cited)) ?? []);
    return [...new Set(found.map(({ place }) => place))];
  };
}
