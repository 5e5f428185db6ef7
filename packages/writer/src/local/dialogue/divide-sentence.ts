import { countWords } from '@tarima/text';
import { upperFirst } from '../../reading/clean-text.ts';
import { lowerWords } from '../../reading/terms.ts';
import type { RelationCues } from '../../wording/dialogue/dialogue-wording.ts';
import type { Cues } from '../../wording/wording.ts';

export type Halves = { before: string; after: string };

const FEWEST_WORDS = 5;

/** "They must be tested, because …" as a statement and the answer to "why?"; null if it has no reason. */
export const divideReason = (text: string, cues: RelationCues, words: Cues) =>
  divideAt(text, cues.beforeReason, cues, words);

/** "It helps a lot, but …" as a statement and its objection. */
export const divideObjection = (text: string, cues: RelationCues, words: Cues) =>
  divideAt(text, cues.beforeObjection, cues, words);

/** No word changes: the first half gets a full stop, the second a capital. */
function divideAt(text: string, gap: RegExp, cues: RelationCues, words: Cues): Halves | null {
  const match = gap.exec(text);
  if (!match || match.index === 0) return null;
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const isWhole =
    countWords(before) >= FEWEST_WORDS &&
    countWords(after) >= FEWEST_WORDS &&
    !cues.corrects.test(before) &&
    !/[?:]/u.test(text) &&
    isBalanced(before) &&
    [before, after].every((half) => lowerWords(half).some((word) => words.verbs.has(word)));
  return isWhole ? halvesOf(before, after) : null;
}

/** Pieces of at most `most` words, cut only between clauses; null where that is impossible. */
export function divideLong(text: string, most: number, cues: RelationCues): string[] | null {
  const size = countWords(text);
  if (size <= most) return [text];
  const cuts = [...text.matchAll(cues.borders)]
    .map((match) => ({
      before: text.slice(0, match.index),
      after: text.slice(match.index + match[0].length),
    }))
    .filter(
      ({ before, after }) =>
        countWords(before) >= FEWEST_WORDS &&
        countWords(before) <= most &&
        countWords(after) >= FEWEST_WORDS &&
        isBalanced(before),
    )
    .sort(
      (a, b) =>
        Math.abs(countWords(a.before) - size / 2) - Math.abs(countWords(b.before) - size / 2),
    );
  for (const cut of cuts) {
    const { before, after } = halvesOf(cut.before, cut.after);
    const rest = divideLong(after, most, cues);
    if (rest) return [before, ...rest];
  }
  return null;
}

const halvesOf = (before: string, after: string): Halves => ({
  before: `${before.replace(/[\s,;:–—-]+$/u, '')}.`,
  after: upperFirst(after),
});

const isBalanced = (text: string) =>
  !/[«“"][^»”"]*$/u.test(text.replace(/[«“"][^«»“”"]*[»”"]/gu, ''));
