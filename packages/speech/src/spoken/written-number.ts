import type { Lexicon } from '../lexicon/lexicon.ts';

/**
 * A number as it may be written, with grouped thousands and decimals; to be put in a pattern.
 * Endless groups are no number, and would be read again from each of them.
 */
export const NUMBER = String.raw`(?:\d{1,3}(?:[.,\u00A0\u202F' ]\d{3}){1,8}(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?)`;

export type WrittenNumber = { integer: string; decimals: string; sign: ',' | '.' };

/** Takes a written number apart; which sign groups and which is decimal depends on the language. */
export function readNumber(written: string, lexicon: Lexicon, locale: string): WrittenNumber {
  const { decimal, acceptsOtherDecimal } = lexicon.numbers;
  const compact = written.replace(/[\u00A0\u202F' ]/gu, '');
  const signs = compact.match(/[.,]/gu) ?? [];
  const last = signs.at(-1);
  const whole = { integer: compact.replace(/[.,]/gu, ''), decimals: '', sign: decimal };
  if (last !== ',' && last !== '.') return whole;
  const place = compact.lastIndexOf(last);
  const after = compact.slice(place + 1);
  const before = compact.slice(0, place);
  const split = { integer: before.replace(/[.,]/gu, ''), decimals: after, sign: last } as const;

  if (signs.length > 1) return signs.every((sign) => sign === last) ? whole : split;
  const couldGroup = after.length === 3 && /^[1-9]\d{0,2}$/u.test(before);
  if (last === decimal) {
    // Mexico writes 1,500 for what Spain writes 1.500.
    return couldGroup && locale === 'es_MX' ? whole : split;
  }
  return couldGroup || !acceptsOtherDecimal ? whole : split;
}

/** A number in the form that eSpeak reads right: plain digits and the word for the decimal sign. */
export function sayNumber(number: WrittenNumber, lexicon: Lexicon): string {
  const { decimalWords, decimalsByDigit } = lexicon.numbers;
  const { integer, decimals, sign } = number;
  if (decimals === '') return integer;
  const zeros = decimals.match(/^0+(?=\d)/u)?.[0] ?? '';
  const digitByDigit = decimalsByDigit || decimals.length > 3;
  const said = digitByDigit ? [...decimals] : [...zeros, decimals.slice(zeros.length)];
  return `${integer} ${decimalWords[sign]} ${said.join(' ')}`;
}

/** Whether a number takes the singular. */
export function isOne({ integer, decimals }: WrittenNumber): boolean {
  return Number(integer) === 1 && !/[1-9]/u.test(decimals);
}
