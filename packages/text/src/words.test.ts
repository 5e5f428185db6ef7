import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords, wordsOf } from './words.ts';

it('counts what people count: numbers are words, a dash alone is none', () => {
  expect(countWords('El casco — obligatorio — pesa 12 kg.')).toBe(6);
  expect(countWords(' \n ')).toBe(0);
});

it('counts as many words as there are, whatever the text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('a', '9', 'ñ', '𐐀', '\ud800', ' ', '\u00a0', '\n', '—', '́'))
      .map((x) => x.join('')),
  );
  fc.assert(
    fc.property(text, (any) => {
      expect(countWords(any)).toBe(wordsOf(any).length);
    }),
  );
});
