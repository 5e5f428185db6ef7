import type { Language } from '@tarima/contract';
import { WRITING_LANGUAGES } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { lowerWords } from '../reading/terms.ts';

/** A shorter sentence may be repeated on purpose. */
const FEWEST_WORDS = 6;
/** The later sentence must have this share of the earlier one's words. */
const SHARE = 0.6;

/**
 * Remembers sentences, and answers true for one that was said before. It may also be within a
 * longer sentence, with the same words in order. A negation, question or condition never equals a
 * plain sentence.
 */
export function createSaidBefore(language: Language | null) {
  const said: { key: string; words: string[]; turns: string }[] = [];
  const read = (sentence: string) => {
    const key = sentence.toLowerCase().replace(/\s+/gu, ' ');
    if (!language) return { key, words: [], turns: '' };
    const { cues, enhance } = WRITING_LANGUAGES[language];
    const { negation, clause } = enhance;
    const words = lowerWords(sentence);
    const turns = [...(key.match(negation) ?? []), ...words.filter((word) => clause.test(word))];
    return {
      key,
      words: words.filter((word) => !cues.determiners.has(word)),
      turns: `${turns.join(' ')}${/[?¿]/u.test(key) ? '?' : ''}`,
    };
  };
  return (sentence: string): boolean => {
    if (countWords(sentence) < FEWEST_WORDS) return false;
    const next = read(sentence);
    const isKnown = said.some(
      ({ key, words, turns }) =>
        key === next.key ||
        (next.words.length >= Math.max(4, words.length * SHARE) &&
          turns === next.turns &&
          isWithin(next.words, words)),
    );
    if (!isKnown) said.push(next);
    return isKnown;
  };
}

function isWithin(inner: string[], outer: string[]): boolean {
  let at = 0;
  for (const word of outer) if (word === inner[at]) at += 1;
  return at === inner.length;
}
