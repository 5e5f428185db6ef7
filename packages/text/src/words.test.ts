import { expect, it } from 'vitest';
import { countWords } from './words.ts';

it('counts what people count: numbers are words, a dash alone is none', () => {
  expect(countWords('El casco — obligatorio — pesa 12 kg.')).toBe(6);
  expect(countWords(' \n ')).toBe(0);
});
