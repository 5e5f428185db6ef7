import type { SourceBlock, SourceDocument } from '@tarima/documents';
import type { SentenceJudge, Strictness } from './judge-sentence.ts';
import { type Section, spokenWordsUnder } from './outline.ts';
import { readOutline } from './read-outline.ts';

const NOT_RUNNING: ReadonlySet<SourceBlock['kind']> = new Set(['heading', 'table', 'reference']);

/** The running text of documents: no headings, no tables, no references. */
export function* textsOf(documents: SourceDocument[]): Generator<string> {
  for (const document of documents) {
    for (const block of document.blocks) {
      if (NOT_RUNNING.has(block.kind)) continue;
      for (const { text } of block.sentences) yield text;
    }
  }
}

/** What passes the strict rules, or, where that is next to nothing, the relaxed ones. */
export function readSpeakable(
  documents: SourceDocument[],
  judge: Omit<SentenceJudge, 'strictness'>,
  enoughWords: number,
): Section[] {
  const read = (strictness: Strictness) =>
    documents.map((document) => readOutline(document, { ...judge, strictness }));
  const words = (roots: Section[]) => roots.reduce((sum, root) => sum + spokenWordsUnder(root), 0);
  const strict = read('strict');
  if (words(strict) >= enoughWords) return strict;
  const relaxed = read('relaxed');
  return words(relaxed) > words(strict) ? relaxed : strict;
}
