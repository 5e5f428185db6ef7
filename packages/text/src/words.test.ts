import { expect, it } from 'vitest';
import { countWords } from './words.ts';

it('counts numbers as words, but not a lone dash', () => {
  expect(countWords('El casco — obligatorio — pesa 12 kg.')).toBe(6);
  expect(countWords(' \n ')).toBe(0);
});
