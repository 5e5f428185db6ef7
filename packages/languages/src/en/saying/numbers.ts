import type { Saying } from '../../types/saying.ts';

/** 1990 is "nineteen ninety", 1905 "nineteen oh five", 2025 "twenty twenty-five". */
export function sayYear(year: number): string {
  const rest = year % 100;
  const century = Math.floor(year / 100);
  if (rest === 0) return century % 10 === 0 ? String(year) : `${century} hundred`;
  if (year >= 2000 && year < 2010) return String(year);
  return rest < 10 ? `${century} oh ${rest}` : `${century} ${rest}`;
}

export const numbers: Saying['numbers'] = {
  decimal: '.',
  decimalWords: { ',': 'point', '.': 'point' },
  decimalsByDigit: true,
  acceptsOtherDecimal: false,
  minus: 'minus',
  percent: 'percent',
  perThousand: 'per thousand',
  range: 'to',
  by: 'by',
  times: 'times',
  ratio: 'to',
  powers: { two: 'squared', three: 'cubed', other: 'to the power of' },
  fractions: {
    '1/2': 'one half',
    '1/3': 'one third',
    '2/3': 'two thirds',
    '1/4': 'a quarter',
    '3/4': 'three quarters',
    '1/5': 'one fifth',
    '2/5': 'two fifths',
    '3/5': 'three fifths',
    '4/5': 'four fifths',
    '1/6': 'one sixth',
    '1/8': 'one eighth',
    '3/8': 'three eighths',
    '5/8': 'five eighths',
    '7/8': 'seven eighths',
    '1/10': 'one tenth',
    '1/16': 'one sixteenth',
    '½': 'and a half',
    '¼': 'and a quarter',
    '¾': 'and three quarters',
  },
  and: 'and',
  comparisons: { '<': 'less than', '>': 'more than', '~': 'about' },
  over: 'over',
  scales: ['thousand', 'million', 'billion', 'trillion'],
  afterScale: ' ',
  shortScales: {
    k: ['thousand', 'thousand'],
    K: ['thousand', 'thousand'],
    m: ['million', 'million'],
    M: ['million', 'million'],
    mn: ['million', 'million'],
    mm: ['million', 'million'],
    MM: ['million', 'million'],
    b: ['billion', 'billion'],
    B: ['billion', 'billion'],
    bn: ['billion', 'billion'],
    tn: ['trillion', 'trillion'],
  },
  year: sayYear,
};
