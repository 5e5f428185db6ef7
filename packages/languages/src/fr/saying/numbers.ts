import type { Saying } from '../../types/saying.ts';

export const numbers: Saying['numbers'] = {
  decimal: ',',
  decimalWords: { ',': 'virgule', '.': 'point' },
  decimalsByDigit: false,
  acceptsOtherDecimal: true,
  minus: 'moins',
  percent: 'pour cent',
  perThousand: 'pour mille',
  range: 'à',
  by: 'par',
  times: 'fois',
  ratio: 'sur',
  powers: { two: 'au carré', three: 'au cube', other: 'puissance' },
  fractions: {
    '1/2': 'un demi',
    '1/3': 'un tiers',
    '2/3': 'deux tiers',
    '1/4': 'un quart',
    '3/4': 'trois quarts',
    '½': 'et demi',
    '¼': 'un quart',
    '¾': 'trois quarts',
  },
  and: 'et',
  comparisons: { '<': 'moins de', '>': 'plus de', '~': 'environ' },
  over: 'sur',
  scales: ['mille', 'million', 'millions', 'milliard', 'milliards', 'M', 'k'],
  afterScale: " d'",
  beforeNoun: (value, noun) =>
    value === 1 &&
    /(?:heure|minute|seconde|page|personne|année|semaine|fois|tonne|livre)$/u.test(noun)
      ? 'une'
      : null,
};
