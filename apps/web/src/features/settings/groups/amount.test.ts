import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAmount, showAmount } from './amount.ts';

it.each([
  ['0,25', 'es', '0.25'],
  ['0.25', 'es', '0.25'],
  ['1.500', 'es', '1500'],
  ['1.500,5', 'pt', '1500.5'],
  ['0.25', 'en', '0.25'],
  ['0,25', 'en', '0.25'],
  ['1,500', 'en', '1500'],
  [' 15 ', 'es', '15'],
  ['0.125', 'es', '0.125'],
] as const)('%s typed in %s is %s', (typed, language, value) => {
  expect(readAmount(typed, language)).toBe(value);
});

it.each(['dos', '1,2,3', '1.2.3', ''])('%j stays as it was typed', (typed) => {
  expect(readAmount(typed, 'es')).toBe(typed);
});

it('a number that is shown and read again is the same', () => {
  const amounts = fc.tuple(fc.nat(9_999_999), fc.option(fc.stringMatching(/^\d{1,6}$/u)));
  fc.assert(
    fc.property(amounts, fc.constantFrom('es', 'en', 'pt'), ([whole, fraction], language) => {
      const value = fraction === null ? String(whole) : `${whole}.${fraction}`;
      expect(readAmount(showAmount(value, language), language)).toBe(value);
    }),
  );
});
