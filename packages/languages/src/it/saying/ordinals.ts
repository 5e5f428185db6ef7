import type { Saying } from '../../types/saying.ts';

const ORDINALS = [
  '',
  'prim',
  'second',
  'terz',
  'quart',
  'quint',
  'sest',
  'settim',
  'ottav',
  'non',
  'decim',
];

/** Ordinals with a mark, and Roman numerals. */
export const ordinals = {
  ordinals: {
    pattern: /(?<![\p{L}\d.,])(\d{1,2})\.?([°ºª])(?![CF\d])(?=\s\p{L}|$)/gu,
    say: (value, mark) => {
      const stem = ORDINALS[value];
      return stem ? stem + (mark === 'ª' ? 'a' : 'o') : `${value}º`;
    },
  },
  romans: {
    after:
      /^(?:capitolo|parte|fase|tipo|livello|titolo|allegato|volume|mondiale|guerra|atto|libro|modulo|sezione)$/iu,
    sayReign: () => null,
  },
} satisfies Partial<Saying>;
