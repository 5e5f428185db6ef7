import { mix, withAlpha } from '../colour.ts';
import { circle, fill, linear, roundedBox, stroke } from '../drawing.ts';
import { drawIcon } from '../illustrations/draw-icon.ts';
import { drawPlant } from './office.ts';
import type { DrawRoom } from './room-picture.ts';

/** A bright consulting room: a health poster, a cabinet, a wall lamp. */
export const clinic: DrawRoom = (context, { width, height }, palette) => {
  context.fillStyle = linear(context, [0, 0, 0, height], [0, '#f5fbfb'], [1, '#dcefee']);
  context.fillRect(0, 0, width, height);
  const dado = height * 0.56;
  context.fillStyle = mix(palette.accent, '#ffffff', 0.76);
  context.fillRect(0, dado, width, height - dado);
  context.fillStyle = mix(palette.accent, '#ffffff', 0.5);
  context.fillRect(0, dado, width, 8);

  const poster = { x: width * 0.06, y: height * 0.12, width: width * 0.21, height: height * 0.28 };
  fill(
    context,
    withAlpha('#20404a', 0.12),
    roundedBox({ ...poster, x: poster.x + 6, y: poster.y + 8 }, 12),
  );
  fill(context, '#ffffff', roundedBox(poster, 12));
  const middle = { x: poster.x + poster.width / 2, y: poster.y + poster.height * 0.42 };
  drawIcon(context, 'heart', { ...middle, size: poster.width * 0.62 }, palette.accent, 4);
  for (const [row, share] of [
    [0.76, 0.66],
    [0.86, 0.46],
  ] as const)
    stroke(context, mix(palette.accent, '#ffffff', 0.55), 6, (target) => {
      target.moveTo(middle.x - (poster.width * share) / 2, poster.y + poster.height * row);
      target.lineTo(middle.x + (poster.width * share) / 2, poster.y + poster.height * row);
    });

  const cabinet = { x: width * 0.75, y: height * 0.1, width: width * 0.3, height: height * 0.36 };
  fill(
    context,
    withAlpha('#20404a', 0.12),
    roundedBox({ ...cabinet, x: cabinet.x - 6, y: cabinet.y + 8 }, 10),
  );
  fill(context, '#ffffff', roundedBox(cabinet, 10));
  for (const shelf of [0, 1]) {
    const top = cabinet.y + 12 + shelf * (cabinet.height / 2 - 4);
    const inner = {
      x: cabinet.x + 12,
      y: top,
      width: cabinet.width - 24,
      height: cabinet.height / 2 - 20,
    };
    fill(context, mix(palette.accent, '#ffffff', 0.84), roundedBox(inner, 4));
    BOTTLES.forEach(([at, high, colour], index) => {
      const tall = inner.height * (shelf ? high : 1.14 - high);
      const wide = inner.width * (index % 2 ? 0.11 : 0.145);
      const bottle = {
        x: inner.x + inner.width * at,
        y: inner.y + inner.height - tall,
        width: wide,
        height: tall,
      };
      fill(context, colour, roundedBox(bottle, 6));
      fill(
        context,
        withAlpha('#ffffff', 0.7),
        roundedBox({ ...bottle, y: bottle.y + tall * 0.4, height: tall * 0.28 }, 2),
      );
    });
  }
  const cross = { x: width * 0.34, y: height * 0.14 };
  fill(context, withAlpha(palette.accent, 0.16), circle(cross.x, cross.y, 30));
  stroke(context, palette.accent, 10, (target) => {
    target.moveTo(cross.x - 13, cross.y);
    target.lineTo(cross.x + 13, cross.y);
    target.moveTo(cross.x, cross.y - 13);
    target.lineTo(cross.x, cross.y + 13);
  });
  drawPlant(context, width * 0.07, height * 0.93, Math.min(width, height) / 640);
};

const BOTTLES = [
  [0.05, 0.7, '#9fd0d2'],
  [0.24, 0.5, '#f0c7a8'],
  [0.42, 0.78, '#b9c9ea'],
  [0.62, 0.55, '#9fd0d2'],
] as const;
