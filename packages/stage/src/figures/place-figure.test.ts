import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inside } from '../testing/drawn-texts.ts';
import { testCanvas } from '../testing/test-canvas.ts';
import { fitText } from '../text/fit-text.ts';
import { placeFigure } from './place-figure.ts';

const box = { x: 40, y: 200, width: 700, height: 360 };

const place = (width: number, height: number, caption = '') =>
  placeFigure(
    {
      ...{ picture: 'a'.repeat(64), mediaType: 'image/png', width, height, caption, crop: null },
    },
    box,
    (room) =>
      fitText(testCanvas(8, 8), caption, { ...room, maxLines: 4, weight: 500, sizes: [28] }),
  );

test('a figure of any size is shown whole, in proportion and inside its card', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1600 }),
      fc.integer({ min: 1, max: 1600 }),
      fc.constantFrom('', 'Figura 3. Vista general'),
      (width, height, caption) => {
        const { shown, card } = place(width, height, caption);
        expect(inside(shown, card, 1)).toBe(true);
        expect(inside(card, box, 1)).toBe(true);
        expect(shown.width / width).toBeCloseTo(shown.height / height, 6);
        expect(shown.width / width).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test('a tall figure has its caption beside it, a wide one below', () => {
  const tall = place(300, 900, 'Esquema');
  expect(tall.caption?.x).toBeGreaterThan(tall.shown.x + tall.shown.width);
  const wide = place(1500, 500, 'Plano');
  expect(wide.caption?.y).toBeGreaterThan(wide.shown.y + wide.shown.height);
});
