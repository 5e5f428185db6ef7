import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinParts, seenParts } from './seen-parts.ts';

/** Ranges as a browser answers them. */
const played = (...ranges: [from: number, to: number][]) => ({
  length: ranges.length,
  start: (index: number) => ranges[index]?.[0] ?? 0,
  end: (index: number) => ranges[index]?.[1] ?? 0,
});
const count = (parts: string) => parts.replaceAll('0', '').length;

describe('the seen parts of a video', () => {
  it('are all of them once it was played through', () => {
    expect(count(seenParts(played([0, 64]), 64))).toBe(32);
    expect(count(seenParts(played([0, 63.8]), 64))).toBe(32);
  });

  it('do not hold what was skipped', () => {
    expect(seenParts(played([0, 4], [60, 64]), 64)).toBe(`11${'0'.repeat(28)}11`);
  });

  it('need most of a part', () => {
    expect(count(seenParts(played([0, 1]), 64))).toBe(0);
    expect(count(seenParts(played([0, 1.6]), 64))).toBe(1);
    expect(count(seenParts(played([0, 0.8], [1.1, 1.9]), 64))).toBe(1);
  });

  it('are none for a video without a length', () => {
    for (const seconds of [0, Number.NaN, -1])
      expect(count(seenParts(played([0, 9]), seconds))).toBe(0);
  });

  it('are never more than the played seconds allow, plus one at each edge', () => {
    const second = fc.double({ min: 0, max: 64, noNaN: true });
    fc.assert(
      fc.property(second, second, (one, other) => {
        const range: [number, number] = one < other ? [one, other] : [other, one];
        expect(count(seenParts(played(range), 64))).toBeLessThanOrEqual(
          (range[1] - range[0]) / 2 + 2,
        );
      }),
    );
  });

  it('add up over visits', () => {
    expect(joinParts(undefined, '0110')).toBe('0110');
    expect(joinParts('1000', '0110')).toBe('1110');
  });
});
