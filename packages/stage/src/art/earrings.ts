import { darken, lighten } from '../colour.ts';
import { circle, fill, oval, stroke } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { PresenterLook } from './look.ts';

/** The earring of the right ear, below the ear's middle. */
export function drawEarrings(context: Canvas2D, look: PresenterLook): void {
  if (!look.earrings) return;
  const { kind, colour } = look.earrings;
  const x = 4.5;
  const y = 21 * look.ears;
  if (kind === 'hoop') stroke(context, colour, 2.4, oval(x, y + 12, 6.5, 9.5));
  if (kind === 'drop') {
    stroke(context, darken(colour, 0.2), 1.5, (target) => {
      target.moveTo(x, y);
      target.lineTo(x, y + 11);
    });
    fill(context, colour, oval(x, y + 15, 3.6, 5.4));
  }
  fill(context, colour, circle(x, y, 3));
  fill(context, lighten(colour, 0.7), circle(x - 0.9, y - 1, 1.1));
}
