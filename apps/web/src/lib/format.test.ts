import { expect, it } from 'vitest';
import { formatPercent } from './format.ts';

it.each([
  ['es', '42\u00a0%'],
  ['en', '42%'],
  ['pt', '42%'],
])('writes a percentage in the style of %s', (language, words) => {
  expect(formatPercent(41.6, language)).toBe(words);
});
