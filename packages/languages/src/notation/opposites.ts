import { unicodeWords } from './unicode-words.ts';

/** Words with one opposite each, and a pattern that finds them. */
export type Opposites = { of: ReadonlyMap<string, string>; words: RegExp };

/** Reads pairs such as `at least/at most, inside/outside`. Each word is the other's opposite. */
export function opposites(pairs: string): Opposites {
  const both = pairs.split(',').map((pair) => pair.trim().split('/'));
  const of = new Map(
    both.flatMap(([one = '', other = '']): [string, string][] => [
      [one, other],
      [other, one],
    ]),
  );
  const words = unicodeWords(new RegExp(String.raw`\b(?:${[...of.keys()].join('|')})\b`, 'giu'));
  return { of, words };
}
