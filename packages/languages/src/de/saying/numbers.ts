import type { Saying } from '../../types/saying.ts';

export const numbers: Saying['numbers'] = {
  decimal: ',',
  decimalWords: { ',': 'Komma', '.': 'Punkt' },
  decimalsByDigit: true,
  acceptsOtherDecimal: true,
  minus: 'minus',
  percent: 'Prozent',
  perThousand: 'Promille',
  range: 'bis',
  by: 'mal',
  times: 'mal',
  ratio: 'zu',
  powers: { two: 'hoch zwei', three: 'hoch drei', other: 'hoch' },
  fractions: {
    '1/2': 'ein halb',
    '1/3': 'ein Drittel',
    '2/3': 'zwei Drittel',
    '1/4': 'ein Viertel',
    '3/4': 'drei Viertel',
    '½': 'einhalb',
    '¼': 'ein Viertel',
    '¾': 'drei Viertel',
  },
  and: 'und',
  comparisons: { '<': 'weniger als', '>': 'mehr als', '~': 'etwa' },
  over: 'durch',
  scales: ['Tausend', 'Million', 'Millionen', 'Mio.', 'Milliarde', 'Milliarden', 'Mrd.'],
  afterScale: ' ',
  year: (year) => {
    if (year >= 2000) return null;
    const rest = year % 100;
    return `${Math.floor(year / 100)} hundert${rest === 0 ? '' : ` ${rest}`}`;
  },
  beforeNoun: (value, noun) => {
    if (value !== 1 || !/^\p{Lu}/u.test(noun)) return null;
    return /(?:e|ion)$/u.test(noun) ? 'eine' : 'ein';
  },
};
