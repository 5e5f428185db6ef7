import type { Language } from '@tarima/contract';

/** A number as it is written, with the text before and after it. */
export type WrittenNumber = {
  value: number;
  /** The number with its sign, currency and unit, as in `−1.250,5 €`. */
  text: string;
  /** The words after it. */
  rest: string;
};

const CURRENCY = '(?:US\\$|R\\$|[$€£¥])';
/** Units that are read in one breath with their number. */
const UNIT =
  '(?:k?Wh?|MW|m?V|m?A|[mck]?m[²³]?|[mk]?g|t|m?[lL]|min|ms?|h|s|dB|[kMG]?Hz|k?Pa|bar|psi|rpm|[kMGT]B|px)';
/** "km/h", "€/h" and "kg/m²" are one unit. */
const PER = '(?:/\\p{L}{1,8}[²³]?)?';
const NUMBER = new RegExp(
  `^([<>≈±~≤≥]?\\s?)([-−–]?)\\s?(${CURRENCY}?)\\s?([-−–]?)(\\d[\\d.,'’\\u00a0\\u202f]*(?: \\d{3}(?!\\d))*)(\\s?(?:%|‰|°C|°F|°|${CURRENCY}${PER}|${UNIT}${PER}(?![\\p{L}\\p{N}])))?`,
  'u',
);
const LONGEST = 40;

/** The number that opens a text written in `language`. Null if none does. */
export function readNumber(text: string, language: Language): WrittenNumber | null {
  const opening = text.trimStart();
  const found = NUMBER.exec(opening.slice(0, LONGEST));
  if (!found) return null;
  const [whole, , before = '', , after = '', digits = ''] = found;
  const trimmed = digits.slice(0, lastDigit(digits) + 1);
  const value = numberOf(trimmed, language);
  if (Number.isNaN(value)) return null;
  const end = found[6] ? whole.length : whole.length - (digits.length - trimmed.length);
  const isNegative = before !== '' || after !== '';
  return {
    value: isNegative ? -value : value,
    text: opening.slice(0, end).trim(),
    rest: opening.slice(end).trim(),
  };
}

const lastDigit = (text: string): number =>
  Array.from(text).findLastIndex((sign) => /\d/u.test(sign));

/** Texts in the place of a number that is not known. */
const UNKNOWN = /^(?:[-–—.…/]*|n\.?\s?[/.]?\s?[ad]\.?|s\/d)$/iu;

/** The number that a cell holds alone or with a short unit; null for another text. */
export function readNumberCell(text: string, language: Language): WrittenNumber | null {
  const read = readNumber(text, language);
  return read && read.rest.length <= 5 && !/\d/u.test(read.rest) ? read : null;
}

export const isUnknown = (text: string): boolean => UNKNOWN.test(text.trim());

/** Reads `1.250,5` of Spanish and Portuguese, and `1,250.5` of English. */
function numberOf(digits: string, language: Language): number {
  const plain = digits.replace(/['’\s]/gu, '');
  const decimal = decimalMark(plain, language);
  const parts = plain.split(decimal ?? ' ');
  const [whole = '', fraction = ''] = parts;
  return Number(`${whole.replace(/[.,]/gu, '')}.${fraction || '0'}`);
}

function decimalMark(digits: string, language: Language): string | null {
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  const mark = dot >= 0 ? '.' : ',';
  const parts = digits.split(mark);
  if (parts.length !== 2) return null;
  const isUsual = (mark === ',') === (language !== 'en');
  const isGroup = parts[1]?.length === 3 && (parts[0]?.length ?? 0) <= 3 && parts[0] !== '0';
  return isUsual || !isGroup ? mark : null;
}
