import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partition, runsFrom } from './partition.ts';

const even = (count: number) => Array.from({ length: count }, () => 1 / count);

describe('partition', () => {
  it('prefers the higher heading where both cuts are about even', () => {
    const sizes = [10, 10, 10, 12, 10, 10];
    const cuts = [0, 2, 2, 2, 0, 2];
    const task = { sizes, cuts, shares: even(2), least: 0, cutCost: 1, fewestItems: [1, 1] };
    expect(partition(task)).toEqual([0, 4]);
  });

  it('loses no item, leaves no group short of items and begins with the first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ size: fc.nat(500), cut: fc.nat(4) }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 8 }),
        (items, wanted) => {
          const groups = Math.min(wanted, items.length);
          const starts = partition({
            sizes: items.map(({ size }) => size),
            cuts: items.map(({ cut }) => cut),
            shares: even(groups),
            least: 50,
            cutCost: 0.2,
            fewestItems: even(groups).map(() => 1),
          });
          const runs = runsFrom(items, starts);
          expect(runs.flat()).toEqual(items);
          expect(runs).toHaveLength(groups);
          expect(runs.every((run) => run.length > 0)).toBe(true);
        },
      ),
    );
  });
});
