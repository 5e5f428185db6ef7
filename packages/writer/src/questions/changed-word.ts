import { upperFirst } from '../reading/clean-text.ts';
import { lowerWords } from '../reading/terms.ts';
import { isAside } from './asides.ts';
import type { QuestionMaterial } from './question-material.ts';

/** A word of a scale in a sentence. The others of its scale would make the sentence false. */
export type ScaleWord = { text: string; others: readonly string[]; start: number; end: number };

/**
 * The first word of a scale whose other words the sentence does not have. Before a colon stands a
 * label, which tells nothing.
 */
export function scaleWordIn(text: string, { wording }: QuestionMaterial): ScaleWord | null {
  const { words, others: othersOf } = wording.scales;
  const found = [...text.matchAll(words)].map(({ 0: word, index }): ScaleWord => {
    const others = othersOf.get(word.toLowerCase()) ?? [];
    return { text: word, others, start: index, end: index + word.length };
  });
  const uses = Map.groupBy(found, (one) => one.text.toLowerCase());
  const all = new Set(lowerWords(text));
  const isAlone = ({ text: own, others }: ScaleWord) =>
    uses.get(own.toLowerCase())?.length === 1 &&
    // "In the morning and evening" has both, if not in one form.
    !others.some((other) => wordsBeside(own, other).some((word) => all.has(word)));
  return (
    found.find(
      (one) => isAlone(one) && !isAside(text, one.start) && !text.includes(':', one.end),
    ) ?? null
  );
}

const wordsBeside = (own: string, other: string): string[] => {
  const known = new Set(lowerWords(own));
  return lowerWords(other).filter((word) => !known.has(word));
};

/** A sentence with another word in the place of one. A capital stays one. */
export function withWord(text: string, { text: own, start, end }: ScaleWord, word: string): string {
  return `${text.slice(0, start)}${likeCase(word, own)}${text.slice(end)}`;
}

/** Written with a capital as another word is. */
export const likeCase = (word: string, as: string): string =>
  /^\p{Lu}/u.test(as) ? upperFirst(word) : word;
