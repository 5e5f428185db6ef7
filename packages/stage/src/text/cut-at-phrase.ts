import { breakLines } from './break-lines.ts';
import type { MeasureText } from './measure-text.ts';

/** The share of the room that a text must fill to end after a phrase. */
const LEAST_FILLED = 0.6;
const ENDS_PHRASE = /[,;:.!?)]$/u;
/** Articles, prepositions and conjunctions are short in all languages. */
const SHORT_WORD = /^\p{L}{1,3}$/u;

/**
 * The opening of a text that fills at most `allowed` lines. It ends after a
 * phrase, or in an ellipsis at the end of the room.
 */
export function cutAtPhrase(
  lines: string[],
  allowed: number,
  width: number,
  measure: MeasureText,
): string[] {
  const words = lines.slice(0, allowed).join(' ').split(' ');
  const ends = words.findLastIndex((word) => ENDS_PHRASE.test(word));
  const characters = (count: number) => words.slice(0, count).join(' ').length;
  if (characters(ends + 1) >= characters(words.length) * LEAST_FILLED) {
    const phrase = words.slice(0, ends + 1).join(' ');
    return breakLines(phrase.replace(/[,;:]$/u, ''), width, measure);
  }
  while (words.length > 1) {
    const last = words.at(-1) ?? '';
    const cut = breakLines(`${words.join(' ')}…`, width, measure);
    if (!SHORT_WORD.test(last) && cut.length <= allowed) return cut;
    words.pop();
  }
  return [shortenWord(words[0] ?? '', width, measure)];
}

function shortenWord(word: string, width: number, measure: MeasureText): string {
  const letters = Array.from(word);
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}
