import { unicodeWords } from './unicode-words.ts';

/** Words that exclude each other, such as "daily" and "weekly". */
export type Scales = {
  /** The other words of a word's scale, the nearest first. The word itself is in lower case. */
  others: ReadonlyMap<string, readonly string[]>;
  /** Places on the scales, in lower case: "daily" stands before "weekly". */
  places: ReadonlyMap<string, number>;
  /** Finds each of them. */
  words: RegExp;
};

/**
 * Reads scales, one a line, such as `daily/weekly/monthly`. The words of one can stand in each
 * other's place. In `diario>semanal/mensual` only the first has others, in `daily/weekly<yearly`
 * only the last. A word of two scales belongs to the first.
 */
export function scales(lines: string): Scales {
  const others = new Map<string, readonly string[]>();
  const places = new Map<string, number>();
  for (const line of lines.trim().split('\n')) {
    const words = line.trim().split(/[/<>]/u);
    for (const [at, word] of words.entries()) {
      const hasOthers =
        (!line.includes('>') || at === 0) && (!line.includes('<') || at === words.length - 1);
      const key = word.toLowerCase();
      if (!hasOthers || others.has(key)) continue;
      others.set(key, nearestFirst(words, at));
      places.set(key, at);
    }
  }
  // A longer one may open with a shorter one.
  const longest = [...others.keys()].sort((one, other) => other.length - one.length);
  // In "the first Monday of every month" and "look after" another word is nonsense.
  const pattern = String.raw`(?<!-|\b(?:of|de|look|looks|looking|looked) )\b(?:${longest.join('|')})\b(?!-)`;
  const words = unicodeWords(new RegExp(pattern, 'giu'));
  return { others, places, words };
}

function nearestFirst(words: string[], own: number): string[] {
  const off = (word: string) => Math.abs(words.indexOf(word) - own);
  return words.filter((_, at) => at !== own).sort((one, other) => off(one) - off(other));
}
