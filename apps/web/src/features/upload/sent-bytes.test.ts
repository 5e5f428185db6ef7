import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentBytesOf } from './sent-bytes.ts';

it('fills the files one after the other', () => {
  const files = [{ size: 100 }, { size: 300 }];
  expect(sentBytesOf(files, 0)).toEqual([0, 0]);
  expect(sentBytesOf(files, 0.5)).toEqual([100, 100]);
  expect(sentBytesOf(files, 1)).toEqual([100, 300]);
});

it('never exceeds the sent bytes or the size of a file', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 1e8 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const sent = sentBytesOf(
        all.map((size) => ({ size })),
        share,
      );
      const total = all.reduce((sum, size) => sum + size, 0);
      expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeCloseTo(total * share, 3);
      for (const [index, size] of all.entries()) expect(sent[index]).toBeLessThanOrEqual(size);
    }),
  );
});
