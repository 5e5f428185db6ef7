import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 kB'],
  [300, '0.3 kB'],
  [40 * 1024, '40 kB'],
  [1.5 * 1024 ** 2, '1.5 MB'],
  [120 * 1024 ** 2, '120 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
