import type { Pronunciation } from '@tarima/contract';
import { pronounced, splitSentences } from '@tarima/text';

/** The limits of one request, in the voice's own measure. */
export type TextLimit = {
  /** Additive: the measure of two texts together is the sum of both. */
  measure: (text: string) => number;
  request: number;
  /** The longest sentence, because some vendors refuse sentences that others accept. */
  sentence: number;
};

export const CHARACTERS = (text: string) => [...text].length;
export const BYTES = (text: string) => Buffer.byteLength(text);

/** The same limit for a text whose words are said in another, maybe longer, way. */
export function asPronounced(
  limit: TextLimit,
  pronunciations: readonly Pronunciation[] = [],
): TextLimit {
  if (pronunciations.length === 0) return limit;
  return { ...limit, measure: (text) => limit.measure(pronounced(text, pronunciations)) };
}

/** Splits a text within the limit: at ends of sentences, else at clauses, else between words. */
export function splitText(text: string, language: string, limit: TextLimit): string[] {
  const pieces: string[] = [];
  let whole: string[] = [];
  const addWhole = () => {
    pieces.push(...joinFitting(whole, ' ', limit.request, limit));
    whole = [];
  };
  for (const sentence of splitSentences(text, language)) {
    const parts = splitSentence(sentence, limit);
    if (parts.length === 1) {
      whole.push(sentence);
      continue;
    }
    addWhole();
    pieces.push(...parts);
  }
  addWhole();
  // A piece of signs alone cannot be spoken. It belongs to the piece before it.
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

const BORDERS = [/(?<=[,;:—–])\s+/u, /\s+/u];
const BETWEEN_CHARACTERS = /(?<=.)(?=.)/u;

function splitSentence(sentence: string, limit: TextLimit): string[] {
  const longest = Math.min(limit.request, limit.sentence);
  const fits = (part: string) => limit.measure(part) <= longest;
  if (fits(sentence)) return [sentence];
  for (const border of BORDERS) {
    const parts = sentence.split(border);
    if (parts.every(fits)) return joinFitting(parts, ' ', longest, limit);
  }
  return joinFitting(sentence.split(BETWEEN_CHARACTERS), '', longest, limit);
}

/** Joins neighbours while they fit. Each is measured once, however many there are. */
function joinFitting(
  parts: string[],
  glue: string,
  longest: number,
  { measure }: TextLimit,
): string[] {
  const joined: { parts: string[]; size: number }[] = [];
  for (const part of parts) {
    const size = measure(part);
    const last = joined.at(-1);
    if (last && last.size + glue.length + size <= longest) {
      last.parts.push(part);
      last.size += glue.length + size;
    } else joined.push({ parts: [part], size });
  }
  return joined.map((each) => each.parts.join(glue));
}
