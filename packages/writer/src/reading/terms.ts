import type { Cues } from '@tarima/languages';
import snowball from 'snowball-stemmers';

/** Reduces texts to the stems of their topical words, in one language. */
export type Terms = {
  /** Stems in order, with repetitions. Function words and bare numbers are left out. */
  of: (text: string) => string[];
  isContent: (word: string) => boolean;
};

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** The words of a text in lower case. Fast, because a book has a hundred thousand. */
export const lowerWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

export function createTerms(cues: Cues): Terms {
  const { elision } = cues;
  const stemmer = snowball.newStemmer(cues.stemmer);
  const isContent = (word: string) =>
    word.length > 1 && /\p{L}/u.test(word) && !cues.functionWords.has(word);
  /** Caches stems. Null for words that are not topical. */
  const stems = new Map<string, string | null>();
  const stemOf = (word: string) => {
    let stem = stems.get(word);
    if (stem === undefined) {
      const bare = elision ? word.replace(elision, '') : word;
      stem = isContent(bare) ? stemmer.stem(bare) : null;
      stems.set(word, stem);
    }
    return stem;
  };
  return {
    of: (text) => {
      const found: string[] = [];
      for (const word of lowerWords(text)) {
        const stem = stemOf(word);
        if (stem !== null) found.push(stem);
      }
      return found;
    },
    isContent,
  };
}
