import type { Saying } from '../../types/saying.ts';

export const numbers: Saying['numbers'] = {
  decimal: ',',
  decimalWords: { ',': 'virgola', '.': 'punto' },
  decimalsByDigit: false,
  acceptsOtherDecimal: true,
  minus: 'meno',
  percent: 'per cento',
  perThousand: 'per mille',
  range: 'a',
  by: 'per',
  times: 'volte',
  ratio: 'a',
  powers: { two: 'al quadrato', three: 'al cubo', other: 'elevato a' },
  fractions: {
    '1/2': 'un mezzo',
    '1/3': 'un terzo',
    '2/3': 'due terzi',
    '1/4': 'un quarto',
    '3/4': 'tre quarti',
    '½': 'e mezzo',
    '¼': 'e un quarto',
    '¾': 'e tre quarti',
  },
  and: 'e',
  comparisons: { '<': 'meno di', '>': 'più di', '~': 'circa' },
  over: 'su',
  scales: ['mila', 'milione', 'milioni', 'miliardo', 'miliardi', 'mln', 'mld'],
  afterScale: ' di ',
  beforeNoun: (value, noun) => {
    if (value !== 1 || !/[aeo]$/u.test(noun) || /^(?:e|o|a|da|di|la|le|lo|una?)$/u.test(noun))
      return null;
    return noun.endsWith('a') ? 'una' : 'un';
  },
};
