import type { SourceDocument } from '@tarima/documents';
import type { SentenceJudge, Strictness } from './judge-sentence.ts';
import { type Section, spokenWordsUnder } from './outline.ts';
import { readOutline } from './read-outline.ts';

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
