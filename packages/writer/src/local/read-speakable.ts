import type { SourceDocument } from '@tarima/documents';
import type { SentenceJudge, Strictness } from './judge-sentence.ts';
import { type Section, spokenWordsUnder } from './outline.ts';
import { readOutline } from './read-outline.ts';

type Amounts = {
  /** With fewer words than this the rules are relaxed. */
  enoughWords: number;
  /** Documents of no more words than this are said whole. */
  wholeWords?: number;
};
type Speakable = { roots: Section[]; isWhole: boolean };

/**
 * What passes the strict rules; of documents that can be said whole, what passes those for them; or, where that
 * is next to nothing, the relaxed ones.
 */
export function readSpeakable(
  documents: SourceDocument[],
  judge: Omit<SentenceJudge, 'strictness'>,
  { enoughWords, wholeWords = 0 }: Amounts,
): Speakable {
  const read = (strictness: Strictness) =>
    documents.map((document) => readOutline(document, { ...judge, strictness }));
  const words = (roots: Section[]) => roots.reduce((sum, root) => sum + spokenWordsUnder(root), 0);
  const whole = wholeWords > 0 && !documents.some(isDeck) ? read('whole') : [];
  const isWhole = whole.length > 0 && words(whole) <= wholeWords;
  const roots = isWhole ? whole : read('strict');
  if (words(roots) >= enoughWords) return { roots, isWhole };
  const relaxed = read('relaxed');
  return words(relaxed) > words(roots) ? { roots: relaxed, isWhole: false } : { roots, isWhole };
}

/** Slides say what they say in lines rather than sentences. */
const isDeck = ({ pageKind }: SourceDocument) => pageKind === 'slide';
