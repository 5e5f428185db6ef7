import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [300, '0,3 kB'],
  [40 * 1024, '40 kB'],
  [1.5 * 1024 ** 2, '1,5 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(formatBytes(bytes, 'es').replace('\u00a0', ' ')).toBe(words);
});
