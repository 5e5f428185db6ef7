import type { Language } from '@tarima/contract';
import { bareText, countWords, functionWordShare } from '@tarima/text';

export type Direction = { from: Language; to: Language };

/** A gap of a question. */
const GAP = /_{3,}/gu;
/** `1,234.5`, `1.234,5`, `1 234` and `10:30` are one number each, and `60 mil` is `60,000`. */
const NUMBER = /(\d+(?:[.,:’']\d+|[\u00a0\u202f ]\d{3}(?!\d))*)(\s(?:mil|thousand)(?!\p{L}))?/giu;

/** Languages differ in length by less. Short texts may differ more. */
const LENGTHS = { least: 0.35, most: 3 };
const ENOUGH_CHARACTERS = 60;
/** Shorter texts may be the same in two languages: names, titles. */
const ENOUGH_WORDS = { same: 4, toDetect: 10 };
/** A sentence has this much more function words of its own language. */
const CLEAR_SHARE = 0.1;

/**
 * The faults of one translation, for a model to mend. Numbers are compared without their
 * separators, which languages write differently. All work is linear.
 *
 * @param most the most characters of the translation
 */
export function faultsOfTranslation(
  original: string,
  translation: string,
  { from, to, most }: Direction & { most: number },
): string[] {
  if (!/\p{L}/u.test(translation)) return ['has no translation'];
  const [told, said] = [numbersOf(original), numbersOf(translation)];
  return [
    ...lackingIn(said, told).map((number) => `lacks the number "${number}"`),
    ...lackingIn(told, said).map((number) => `has "${number}", which the original does not say`),
    ...(gapsOf(original) === gapsOf(translation) ? [] : ['must keep the gap "____"']),
    ...(translation.length > most
      ? [`has ${translation.length} characters; at most ${most} fit`]
      : []),
    ...lengthFaults(original, translation),
    ...(isLeftAsItWas(original, translation, { from, to }) ? ['is not translated'] : []),
  ];
}

const gapsOf = (text: string): number => text.match(GAP)?.length ?? 0;

const numbersOf = (text: string): string[] =>
  [...text.matchAll(NUMBER)].map(
    ([, number = '', thousand]) => number.replace(/\D/gu, '') + (thousand ? '000' : ''),
  );

/** Items of `wanted` beyond those of `found`. Each counts as often as it stands there. */
function lackingIn(found: string[], wanted: string[]): string[] {
  const left = new Map<string, number>();
  for (const number of found) left.set(number, (left.get(number) ?? 0) + 1);
  return wanted.filter((number) => {
    const count = left.get(number) ?? 0;
    left.set(number, count - 1);
    return count <= 0;
  });
}

function lengthFaults(original: string, translation: string): string[] {
  const share = translation.length / Math.max(original.length, ENOUGH_CHARACTERS);
  if (share > LENGTHS.most) return ['is much longer than the original'];
  const isShort = original.length >= ENOUGH_CHARACTERS && share < LENGTHS.least;
  return isShort ? ['leaves out a part of the original'] : [];
}

function isLeftAsItWas(original: string, translation: string, { from, to }: Direction): boolean {
  const words = countWords(translation);
  const share = functionWordShare(translation, from);
  if (words >= ENOUGH_WORDS.same && share > 0 && bareText(original) === bareText(translation)) {
    return true;
  }
  return words >= ENOUGH_WORDS.toDetect && share > functionWordShare(translation, to) + CLEAR_SHARE;
}
