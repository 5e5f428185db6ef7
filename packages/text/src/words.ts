const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text as they are written and counted: `well-known` and `3.5` are one each. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((token) => /[\p{L}\p{N}]/u.test(token));
}

/** How many words a text has, as people count them. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

/** A text's letters and digits in small letters: the same for texts that differ in marks and capitals alone. */
export const bareText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a text in lower case, without punctuation, for comparing texts. */
export function segmentWords(text: string): string[] {
  return [...segmenter.segment(text.toLowerCase())]
    .filter((segment) => segment.isWordLike)
    .map((segment) => segment.segment);
}
