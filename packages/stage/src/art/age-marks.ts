import { withAlpha } from '../colour.ts';
import { bothSides, circle, fill, spot, stroke } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { PresenterLook } from './look.ts';
import { SKINS } from './skins.ts';

/** Lines around eyes and mouth, on the forehead and at the jaw, deeper with age. */
export function drawAgeLines(context: Canvas2D, look: PresenterLook): void {
  const { age, mouth, nose } = look;
  if (age === 0) return;
  const { deep, light, shade } = SKINS[look.skin];
  const { spacing, width } = look.eyes;
  const line = withAlpha(deep, 0.4 * age);
  const corner = 21 * mouth.width;
  bothSides(context, () => {
    // From the wing of the nose past the corner of the mouth.
    stroke(context, line, 1.9, (target) => {
      target.moveTo(nose.width + 5, nose.length - 3);
      target.bezierCurveTo(
        corner + 5,
        nose.length + 5,
        corner + 10,
        mouth.height - 8,
        corner + 9,
        mouth.height + 1,
      );
    });
    spot(context, [corner + 15, nose.length + 2, 15], light, 0.4 * age);
    // The bag below the eye and the feet of the crow beside it.
    stroke(context, line, 1.5, (target) => {
      target.moveTo(spacing - 12, 14);
      target.quadraticCurveTo(spacing, 21, spacing + 12, 14);
    });
    const outer = spacing + 17 * width;
    stroke(context, withAlpha(deep, 0.36 * age), 1.3, (target) => {
      target.moveTo(outer + 2, -3);
      target.quadraticCurveTo(outer + 6, -6, outer + 9, -10);
      target.moveTo(outer + 3, 2);
      target.quadraticCurveTo(outer + 7, 2, outer + 11, 1);
      target.moveTo(outer + 1, 6);
      target.quadraticCurveTo(outer + 5, 8, outer + 9, 11);
    });
  });
  if (age < 0.4) return;
  for (const [y, half] of [
    [-60, 26],
    [-50, 31],
  ] as const)
    stroke(context, withAlpha(deep, 0.24 * age), 1.5, (target) => {
      target.moveTo(-half, y + 1);
      target.bezierCurveTo(-half / 2, y - 4, half / 2, y - 4, half, y + 1);
    });
  if (age < 0.6) return;
  bothSides(context, () => {
    // Cheeks sink a little, so the jaw shows a soft fold.
    stroke(context, withAlpha(deep, 0.18 * age), 1.8, (target) => {
      target.moveTo(corner + 8, mouth.height + 12);
      target.quadraticCurveTo(corner + 7, mouth.height + 20, corner + 3, mouth.height + 26);
    });
    spot(context, [corner + 8, mouth.height + 22, 13], shade, 0.5 * age);
  });
}

/** Small spots over nose and cheeks, at fixed places. */
export function drawFreckles(context: Canvas2D, look: PresenterLook): void {
  const colour = withAlpha(SKINS[look.skin].deep, 0.34);
  const count = Math.round(look.freckles * FRECKLES.length);
  for (const [x, y, radius] of FRECKLES.slice(0, count))
    fill(context, colour, circle(x, y, radius));
}

const FRECKLES = Array.from({ length: 44 }, (_, index) => {
  const across = ((index * 61) % 89) / 44 - 1;
  const down = ((index * 37) % 41) / 40;
  const x = across * 47;
  return [x, 18 + down * 22 - Math.abs(across) * 3, 0.9 + (index % 3) * 0.28] as const;
});
