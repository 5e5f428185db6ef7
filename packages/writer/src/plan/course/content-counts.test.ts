import { CONTENT_COUNTS } from '@tarima/contract';
import { describe, expect, it } from 'vitest';
import { contentCounts } from './content-counts.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('contentCounts', () => {
  it('gives each option four modules of 2, 3, 4, 5 and 6 contents', () => {
    expect(CONTENT_COUNTS.options.map(contentCounts)).toEqual(
      [2, 3, 4, 5, 6].map((each) => [each, each, each, each]),
    );
  });

  it.each(numbers(CONTENT_COUNTS.min, CONTENT_COUNTS.max))('spreads %i evenly', (contents) => {
    const counts = contentCounts(contents);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(contents);
    expect(counts).toHaveLength(contents <= 24 ? 4 : Math.ceil(contents / 6));
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it.each(numbers(1, 7))('gives %i contents fewer modules, none empty', (contents) => {
    const counts = contentCounts(contents);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(contents);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(contents > 1 ? 2 : 1);
  });
});
