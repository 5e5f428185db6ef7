import type { Citation, Provenance } from '@tarima/contract';
import { plainText } from '@tarima/text';

/** The source of a sentence in the current text. */
export type SentenceSource = { kind: Provenance['kind']; citations: Citation[] };

/** A page of a file, with the quotes that support a sentence. */
export type CitedPage = { file: string; page: number; quotes: string[] };

/** Citations grouped by page, in the order of first mention. */
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
 * The source of each sentence, found by its words. A moved sentence keeps its citation. A changed one
 * counts as the author's own. Repeated sentences are matched in order.
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
