import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownOrder } from './shown-order.ts';

it('mixes all places, always the same way, and never into the right order', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 2, max: 9 }), (id, count) => {
      const order = shownOrder(id, count);
      const right = Array.from({ length: count }, (_, index) => index);
      expect(order).toEqual(shownOrder(id, count));
      expect([...order].sort((a, b) => a - b)).toEqual(right);
      expect(order).not.toEqual(right);
    }),
  );
});

it('mixes differently from question to question', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `00000000-0000-4000-8000-${index}`);
  expect(new Set(ids.map((id) => shownOrder(id, 4).join(''))).size).toBeGreaterThan(10);
});
