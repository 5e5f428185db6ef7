import type { Citation, LedgerUnit, Provenance } from '@tarima/contract';
import { sentenceKey } from './derived-provenance.ts';

const keyOf = ({ file, sentenceId }: Citation) => `${sentenceId} ${file}`;

/** Which units a sentence of the text tells, by what it cites: their places in the ledger. */
export function citedUnits(
  ledger: readonly Pick<LedgerUnit, 'citations'>[],
  provenance: readonly Provenance[],
): (sentence: string) => number[] {
  const places = new Map<string, number[]>();
  for (const [place, { citations }] of ledger.entries()) {
    for (const citation of citations) {
      const key = keyOf(citation);
      places.set(key, [...(places.get(key) ?? []), place]);
    }
  }
  const known = new Map(provenance.map((entry) => [sentenceKey(entry.sentence), entry.citations]));
  return (sentence) => [
    ...new Set(
      (known.get(sentenceKey(sentence)) ?? []).flatMap((cited) => places.get(keyOf(cited)) ?? []),
    ),
  ];
}
