import type { Citation, Provenance } from '@tarima/contract';
import { plainText } from '@tarima/text';

/** Where a sentence of the text as it stands comes from. */
export type SentenceSource = { kind: Provenance['kind']; citations: Citation[] };

/** A page of a file, and the words of it that a sentence rests on. */
export type CitedPage = { file: string; page: number; quotes: string[] };

/** Citations by the page they stand on, in the order in which they are first named. */
export function citedPages(citations: readonly Citation[]): CitedPage[] {
  const pages = Map.groupBy(citations, ({ file, page }) => `${page} ${file}`);
  return [...pages.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const quotes = [...new Set(group.map(({ quote }) => quote))];
    return [{ file: first.file, page: first.page, quotes }];
  });
}

const AUTHOR: SentenceSource = { kind: 'author', citations: [] };

/**
 * The source of each sentence, found by its words: a drafted sentence keeps its citation wherever
 * it is moved to, and one that was changed is its author's own. Repetitions are matched in order.
 */
export function sourcesOf(
  sentences: readonly string[],
  provenance: readonly Provenance[],
): SentenceSource[] {
  const known = Map.groupBy(provenance, ({ sentence }) => plainText(sentence));
  const used = new Map<string, number>();
  return sentences.map((sentence) => {
    const words = plainText(sentence);
    const candidates = known.get(words) ?? [];
    const turn = used.get(words) ?? 0;
    used.set(words, turn + 1);
    return candidates[Math.min(turn, candidates.length - 1)] ?? AUTHOR;
  });
}
