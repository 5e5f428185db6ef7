import { expect, test } from 'vitest';
import { pageRanges } from './page-ranges.ts';

test('consecutive pages become a range', () => {
  expect(pageRanges([1, 2, 3, 7])).toBe('1–3, 7');
  expect(pageRanges([4])).toBe('4');
  expect(pageRanges([4, 5, 9, 10])).toBe('4–5, 9–10');
  expect(pageRanges([])).toBe('');
});
