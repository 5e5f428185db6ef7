import type { Saying } from '@tarima/languages';

/**
 * A written number for use in a pattern, with grouped thousands and decimals. The whole may be
 * missing: .5. The count of groups is limited: without a limit each group would start the match
 * again.
 */
export const NUMBER = String.raw`(?:\d{1,3}(?:[.,\u00A0\u202F' ]\d{3}){1,8}(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|(?<![\p{L}\d.,)])\.\d{1,6})`;

export type WrittenNumber = { integer: string; decimals: string; sign: ',' | '.' };

/** Splits a written number. The language decides which sign groups and which is decimal. */
export function readNumber(written: string, saying: Saying, locale: string): WrittenNumber {
  const { decimal, acceptsOtherDecimal } = saying.numbers;
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
    // Mexico writes 1,500 where Spain writes 1.500.
    return couldGroup && locale === 'es_MX' ? whole : split;
  }
  return couldGroup || !acceptsOtherDecimal ? whole : split;
}

/** A number in the form that eSpeak says right: plain digits and the word for the decimal sign. */
export function sayNumber(number: WrittenNumber, saying: Saying): string {
  const { decimalWords, decimalsByDigit } = saying.numbers;
  const { integer, decimals, sign } = number;
  if (decimals === '') return integer;
  const zeros = decimals.match(/^0+(?=\d)/u)?.[0] ?? '';
  const digitByDigit = decimalsByDigit || decimals.length > 3;
  const said = digitByDigit ? [...decimals] : [...zeros, decimals.slice(zeros.length)];
  return `${integer} ${decimalWords[sign]} ${said.join(' ')}`.trimStart();
}

/** True if a number takes the singular. */
export function isOne({ integer, decimals }: WrittenNumber): boolean {
  return Number(integer) === 1 && !/[1-9]/u.test(decimals);
}
