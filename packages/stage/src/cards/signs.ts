import { circle, fill, roundedBox, stroke } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { baselineBelow } from '../text/fit-text.ts';
import { font } from '../text/measure-text.ts';
import type { Pair } from '../themes/theme.ts';

/** A sign in front of an item. `size` is its height and width in pixels. */
export type DrawSign = (
  context: Canvas2D,
  place: { x: number; y: number; size: number },
  colours: Pair,
  index: number,
) => void;

export const drawDot: DrawSign = (context, { x, y, size }, { ground }) =>
  fill(
    context,
    ground,
    roundedBox(
      { x: x - size * 0.1, y: y - size * 0.42, width: size * 0.2, height: size * 0.84 },
      9,
    ),
  );

export const drawNumber: DrawSign = (context, place, colours, index) =>
  drawText(context, place, colours, String(index + 1));

export const drawQuestionMark: DrawSign = (context, place, colours) =>
  drawText(context, place, colours, '?');

/** A few letters in a disc. */
function drawText(
  context: Canvas2D,
  { x, y, size }: { x: number; y: number; size: number },
  { ground, ink }: Pair,
  text: string,
): void {
  fill(context, ground, circle(x, y, size / 2));
  const height = size * (text.length > 2 ? 0.42 : 0.56);
  context.font = font(800, height);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink;
  context.fillText(text, x, y + baselineBelow(height));
  context.textAlign = 'left';
}

export const drawTick: DrawSign = (context, { x, y, size }, { ground, ink }) => {
  fill(context, ground, circle(x, y, size / 2));
  stroke(context, ink, size * 0.11, (path) => {
    path.moveTo(x - size * 0.21, y + size * 0.02);
    path.lineTo(x - size * 0.05, y + size * 0.18);
    path.lineTo(x + size * 0.22, y - size * 0.16);
  });
};

export const drawCross: DrawSign = (context, { x, y, size }, { ground, ink }) => {
  fill(context, ground, circle(x, y, size / 2));
  const arm = size * 0.17;
  stroke(context, ink, size * 0.11, (path) => {
    path.moveTo(x - arm, y - arm);
    path.lineTo(x + arm, y + arm);
    path.moveTo(x + arm, y - arm);
    path.lineTo(x - arm, y + arm);
  });
};

/** The triangle of a danger, with its exclamation mark. */
export const drawDanger: DrawSign = (context, { x, y, size }, { ground, ink }) => {
  const half = size * 0.5;
  const triangle = (path: Canvas2D) => {
    path.moveTo(x, y - half * 0.82);
    path.lineTo(x + half * 0.92, y + half * 0.74);
    path.lineTo(x - half * 0.92, y + half * 0.74);
    path.closePath();
  };
  fill(context, ground, triangle);
  stroke(context, ground, size * 0.12, triangle);
  stroke(context, ink, size * 0.1, (path) => {
    path.moveTo(x, y - half * 0.28);
    path.lineTo(x, y + half * 0.22);
  });
  fill(context, ink, circle(x, y + half * 0.52, size * 0.06));
};
