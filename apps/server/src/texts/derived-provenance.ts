import type { Provenance } from '@tarima/contract';

/** White space does not distinguish sentences. */
export const sentenceKey = (sentence: string) => sentence.replace(/\s+/gu, ' ').trim();

/** Sentences that were made from others have their sources. An author's own sentences have none. */
export function derivedProvenance(
  known: Provenance[],
  derived: { sentence: string; from: string }[],
): Provenance[] {
  const bySentence = new Map(known.map((entry) => [sentenceKey(entry.sentence), entry]));
  return derived.flatMap(({ sentence, from }) => {
    const origin = bySentence.get(sentenceKey(from));
    return origin && !bySentence.has(sentenceKey(sentence)) ? [{ ...origin, sentence }] : [];
  });
}
