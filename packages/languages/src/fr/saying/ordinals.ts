import type { Saying } from '../../types/saying.ts';

const ORDINALS = [
  '',
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
  'onzième',
  'douzième',
  'treizième',
  'quatorzième',
  'quinzième',
  'seizième',
  'dix-septième',
  'dix-huitième',
  'dix-neuvième',
  'vingtième',
  'vingt et unième',
  'vingt-deuxième',
  'vingt-troisième',
  'vingt-quatrième',
  'vingt-cinquième',
];

/** Ordinals with a mark, and Roman numerals. */
export const ordinals = {
  ordinals: {
    pattern: /(?<![\p{L}\d.,])(\d{1,2}|[IVX]+)(ers?|ères?|re|es?|ème|nde?)(?!\p{L})/gu,
    say: (value, mark) => {
      if (value === 1)
        return mark.includes('r') && mark !== 'er' && mark !== 'ers' ? 'première' : 'premier';
      if (mark.startsWith('nd')) return mark === 'nd' ? 'second' : 'seconde';
      return ORDINALS[value] ?? null;
    },
  },
  romans: {
    after:
      /^(?:chapitre|tome|partie|phase|type|niveau|titre|annexe|volume|mondiale|guerre|acte|livre|module)s?$/iu,
    sayReign: (value) => String(value),
  },
} satisfies Partial<Saying>;
