import { countWords } from '@tarima/text';

export type WordCounter = (text: string) => number;

/** Counts each text once, because a hundred drafts of a dialogue share their sentences. */
export function createWordCounter(): WordCounter {
  const counts = new Map<string, number>();
  return (text) => {
    const count = counts.get(text) ?? countWords(text);
    counts.set(text, count);
    return count;
  };
}
