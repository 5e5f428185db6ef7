import type { Provenance } from '@tarima/contract';

/** White space does not tell one sentence from another. */
export const sentenceKey = (sentence: string) => sentence.replace(/\s+/gu, ' ').trim();

/** The origin of sentences that were made of others: theirs. What an author wrote has none. */
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
