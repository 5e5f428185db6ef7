import { splitSentences } from '@tarima/text';

/** What one request may have, in the vendor's own measure. */
export type TextLimit = {
  measure: (text: string) => number;
  request: number;
  /** The longest sentence; some vendors refuse what others read. */
  sentence: number;
};

export const CHARACTERS = (text: string) => [...text].length;
export const BYTES = (text: string) => Buffer.byteLength(text);

/** A text in pieces within the limit: at ends of sentences, else at clauses, else between words. */
export function splitText(text: string, language: string, limit: TextLimit): string[] {
  const fits = (part: string) => limit.measure(part) <= limit.request;
  const pieces: string[] = [];
  let isWhole = false;
  for (const sentence of splitSentences(text, language)) {
    const parts = splitSentence(sentence, limit);
    const joined = `${pieces.at(-1)} ${sentence}`;
    if (isWhole && parts.length === 1 && fits(joined)) pieces.splice(-1, 1, joined);
    else pieces.push(...parts);
    isWhole = parts.length === 1;
  }
  // A piece of signs alone cannot be spoken, and belongs to what is before it.
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function splitSentence(sentence: string, limit: TextLimit): string[] {
  const longest = Math.min(limit.request, limit.sentence);
  const fits = (part: string) => limit.measure(part) <= longest;
  if (fits(sentence)) return [sentence];
  for (const separator of [/(?<=[,;:—–])\s+/u, /\s+/u, /(?<=.)(?=.)/u]) {
    const parts = sentence.split(separator);
    const isBroken = separator.source.includes('(?=');
    if (!isBroken && !parts.every(fits)) continue;
    return parts.reduce<string[]>((joined, part) => {
      const longer = `${joined.at(-1)}${isBroken ? '' : ' '}${part}`;
      if (joined.length > 0 && fits(longer)) joined.splice(-1, 1, longer);
      else joined.push(part);
      return joined;
    }, []);
  }
  return [sentence];
}
