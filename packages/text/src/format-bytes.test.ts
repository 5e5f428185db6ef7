import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [300, '0,3\u00a0kB'],
  [40 * 1024, '40\u00a0kB'],
  [1.5 * 1024 ** 2, '1,5\u00a0MB'],
  [3 * 1024 ** 3, '3\u00a0GB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(formatBytes(bytes, 'es')).toBe(words);
});

it.each(['es', 'en', 'pt'])('never parts a number from its unit in %s', (language) => {
  expect(formatBytes(40 * 1024, language)).toBe('40\u00a0kB');
});
