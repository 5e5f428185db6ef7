import { patternOfAll, SOURCE_LANGUAGES } from '@tarima/languages';
import { countWords } from '@tarima/text';

const WORDS = patternOfAll(SOURCE_LANGUAGES, ({ reference }) => reference.numberedLabel);
const AND = Object.values(SOURCE_LANGUAGES).map(({ cues }) => cues.and(''));
/** "3", "2a", "1-2", "0.1", "A.3" or "IV". */
const NUMBER = String.raw`(?:[A-Z][.-]?)?\d{1,3}(?:[.–-]\d{1,3}){0,3}[a-z]?(?![\p{L}\p{N}])|[IVX]{1,6}(?![\p{L}\p{N}])`;
const LABEL = String.raw`(?<![\p{L}\p{N}])(${WORDS})\.?\s?(?:n\.?[º°]\s?)?`;
const OPENING = new RegExp(String.raw`^${LABEL}(${NUMBER})\s*[.:)–—-]*\s*`, 'iu');
const REFERENCE = new RegExp(
  String.raw`${LABEL}((?:${NUMBER})(?:\s?(?:,|&|/|${AND.join('|')})\s?(?:${NUMBER})){0,8})`,
  'giu',
);
const NUMBERS = new RegExp(NUMBER, 'giu');
const ROMAN = /^[ivx]+$/iu;
/** A caption read as a paragraph names itself. So does a shorter sentence that opens by its label. */
const FEWEST_OF_REFERENCE = 5;

/** The key of a caption's number, as in "Figura 3. Ventas". Null if it has none. */
export function labelOf(caption: string): string | null {
  const found = OPENING.exec(caption.trim());
  return found ? keyOf(found[1] ?? '', found[2] ?? '') : null;
}

/** A caption without its number. */
export const unlabelled = (caption: string): string => caption.trim().replace(OPENING, '');

/** The keys that a sentence refers to. Several may stand for one number, the most exact first. */
export function referencesIn(sentence: string): string[][] {
  const opening = OPENING.exec(sentence.trim())?.[0];
  const isCaption =
    opening !== undefined &&
    (/[.:)–—-]\s*$/u.test(opening) ||
      opening.length >= sentence.trim().length ||
      countWords(sentence) < FEWEST_OF_REFERENCE);
  if (isCaption) return [];
  return [...sentence.matchAll(REFERENCE)].flatMap(([, word = '', numbers = '']) =>
    [...numbers.matchAll(NUMBERS)].flatMap(([number]) => {
      if (ROMAN.test(number) && number !== number.toUpperCase()) return [];
      return keysOf(word, number);
    }),
  );
}

/** "2a" may be a part of figure 2. "1-2" may be one number, or figures 1 and 2. */
function keysOf(word: string, number: string): string[][] {
  const whole = keyOf(word, number);
  const part = /^(.*\d)[a-z]$/iu.exec(number)?.[1];
  const ends = /^(\d+)[–-](\d+)$/u.exec(number);
  if (part) return [[whole, keyOf(word, part)]];
  if (!ends) return [[whole]];
  return ends.slice(1).map((end) => [whole, keyOf(word, end)]);
}

/** "Fig.", "figura" and "Figures" share their first letters. */
const keyOf = (word: string, number: string): string =>
  `${word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .slice(0, SHARED_LETTERS)
    .toLowerCase()} ${number.toLowerCase().replaceAll('–', '-')}`;
const SHARED_LETTERS = 3;
