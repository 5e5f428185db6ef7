import { FUNCTION_WORDS } from './function-words.ts';
import { segmentWords } from './words.ts';

/** `other` is any unspoken language, or too little text to decide. */
export type TextLanguage = keyof typeof FUNCTION_WORDS | 'other';

/** Enough words to decide, and few enough to be quick on a book. */
const SAMPLE_WORDS = 4_000;
const SMALLEST_SHARE = 0.12;

/**
 * The language of a text, by its share of function words. It needs about fifteen words. Returns
 * `other` where no language stands out.
 */
export function detectLanguage(text: string): TextLanguage {
  const words = wordsOf(text);
  let best: { language: TextLanguage; share: number } = { language: 'other', share: 0 };
  for (const [language, own] of Object.entries(FUNCTION_WORDS)) {
    const share = shareOf(words, own);
    // Object.entries widens its keys to string; they are the table's own.
    if (share > best.share) best = { language: language as TextLanguage, share };
  }
  return best.share >= SMALLEST_SHARE ? best.language : 'other';
}

/** Share of function words of a language in a text, 0 to 1. */
export const functionWordShare = (text: string, language: keyof typeof FUNCTION_WORDS): number =>
  shareOf(wordsOf(text), FUNCTION_WORDS[language]);

const shareOf = (words: string[], own: ReadonlySet<string>): number =>
  words.filter((word) => own.has(word)).length / Math.max(1, words.length);

const wordsOf = (text: string): string[] =>
  segmentWords(sampleOf(text)).filter((word) => /\p{L}/u.test(word));

/** Samples all parts of a long text: an English preface must not decide for a book. */
function sampleOf(text: string): string {
  const limit = SAMPLE_WORDS * 7;
  if (text.length <= limit) return text;
  const pieces = 8;
  const step = Math.floor(text.length / pieces);
  return Array.from({ length: pieces }, (_, index) =>
    text.slice(index * step, index * step + limit / pieces),
  ).join(' ');
}
