import type { SourceBlock, SourceDocument } from '@tarima/documents';
import type { Cues } from '@tarima/languages';
import { isClause } from './list-form.ts';
import { mustSayOf } from './must-say.ts';
import type { Listener } from './unspeakable.ts';

/** Numbers of books, classes of libraries, and the sign of rights. */
const MARK = /(?<!\p{L})IS[BS]N(?!\p{L})|©|(?<!\p{L})CD[DU] \d/u;
/** The lines of an imprint stand so near to its mark, in blocks. */
const REACH = 8;
const ADDRESS = /(?:https?:\/\/|www\.)\S{1,200}|[\w.+-]{1,64}@[\w.-]{3,200}/giu;

/**
 * Recognizes the lines of an imprint: names of people, institutions and places. They stand near the
 * number of a book or the sign of rights. A line with another number or a label may say whom to
 * call. It is kept, and so is a sentence.
 */
export function createImprintFinder(
  { blocks }: SourceDocument,
  { cues, readingCues }: Pick<Listener, 'cues' | 'readingCues'>,
): (block: SourceBlock, text: string) => boolean {
  const near = new Set<SourceBlock>();
  for (const [at, { sentences }] of blocks.entries()) {
    if (!sentences.some(({ text }) => MARK.test(text))) continue;
    for (const block of blocks.slice(Math.max(0, at - REACH), at + REACH + 1)) near.add(block);
  }
  return (block, text) => {
    if (!near.has(block)) return false;
    const bare = text.replace(ADDRESS, '');
    return (
      namesOnly(bare, cues) &&
      !/[\p{N}:]/u.test(bare) &&
      !isClause(bare, cues) &&
      !readingCues.call.test(bare) &&
      mustSayOf(bare, readingCues).length === 0
    );
  };
}

/** True for words with capitals: people, institutions, places. */
function namesOnly(text: string, { functionWords, nounsHaveCapitals }: Cues): boolean {
  if (nounsHaveCapitals) return false;
  const words = (text.match(/\p{L}+/gu) ?? []).filter(
    (word) => !functionWords.has(word.toLowerCase()),
  );
  const names = words.filter((word) => /^\p{Lu}/u.test(word));
  return names.length > 1 && names.length >= words.length * NAMES_SHARE;
}
const NAMES_SHARE = 0.7;
