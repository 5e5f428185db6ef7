import type { Citation, LedgerUnit, Provenance } from '@tarima/contract';
import { sentenceKey } from './derived-provenance.ts';

/** The same for two citations of the same sentence. */
export const citationKey = ({ file, sentenceId }: Citation): string => `${sentenceId} ${file}`;

/** Looks up the citations of a sentence of the text. */
export function citationsOf(provenance: readonly Provenance[]): (sentence: string) => Citation[] {
  const known = new Map(provenance.map((entry) => [sentenceKey(entry.sentence), entry.citations]));
  return (sentence) => known.get(sentenceKey(sentence)) ?? [];
}

/** Which units a sentence of the text tells, by what it cites: their places in the ledger. */
export function citedUnits(
  ledger: readonly Pick<LedgerUnit, 'citations'>[],
  provenance: readonly Provenance[],
): (sentence: string) => number[] {
  const places = new Map<string, number[]>();
  for (const [place, { citations }] of ledger.entries()) {
    for (const citation of citations) {
      const key = citationKey(citation);
      places.set(key, [...(places.get(key) ?? []), place]);
    }
  }
  const citedBy = citationsOf(provenance);
  return (sentence) => [
    ...new Set(citedBy(sentence).flatMap((cited) => places.get(citationKey(cited)) ?? [])),
  ];
}
