import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownOrder } from './shown-order.ts';

it('shows every part once, always in the same order, and never in the right one', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 2, max: 9 }), (id, parts) => {
      const order = shownOrder(id, parts);
      const right = Array.from({ length: parts }, (_, index) => index);
      expect(order.toSorted((one, other) => one - other)).toEqual(right);
      expect(order).not.toEqual(right);
      expect(shownOrder(id, parts)).toEqual(order);
    }),
  );
});
