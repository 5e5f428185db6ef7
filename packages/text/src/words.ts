const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text as written. `well-known` and `3.5` are one word each. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((token) => /[\p{L}\p{N}]/u.test(token));
}

/** Number of words in a text, as people count them. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

/** Letters and digits in lower case: equal for texts that differ only in marks and case. */
export const bareText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words in lower case, without punctuation, for comparing texts. */
export function segmentWords(text: string): string[] {
  return [...segmenter.segment(text.toLowerCase())]
    .filter((segment) => segment.isWordLike)
    .map((segment) => segment.segment);
}
