import { darken, lighten } from '../colour.ts';
import { circle, fill, oval, stroke } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { PresenterLook } from './look.ts';

/** The earring of the right ear. */
export function drawEarrings(context: Canvas2D, look: PresenterLook): void {
  if (!look.earrings) return;
  const { kind, colour } = look.earrings;
  const x = look.face.cheek + 3;
  if (kind === 'hoop') stroke(context, colour, 2.4, oval(x, 39, 6.5, 9.5));
  if (kind === 'drop') {
    stroke(context, darken(colour, 0.2), 1.5, (target) => {
      target.moveTo(x, 27);
      target.lineTo(x, 38);
    });
    fill(context, colour, oval(x, 42, 3.6, 5.4));
  }
  fill(context, colour, circle(x, 27, 3));
  fill(context, lighten(colour, 0.7), circle(x - 0.9, 26, 1.1));
}
