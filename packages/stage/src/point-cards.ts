import { darken } from './colour.ts';
import { circle, fill, roundedBox, softShadow, stroke } from './drawing.ts';
import type { PointStyle } from './layers/point-layers.ts';
import type { Palette } from './palettes.ts';
import type { Canvas2D } from './scene-picture.ts';

type Card = Pick<PointStyle, 'ink' | 'weight' | 'textLeft' | 'textRight' | 'drawCard'>;

/** A white card with a tick. */
export function checkCard(palette: Palette): Card {
  return {
    ink: palette.ink,
    weight: 600,
    textLeft: 76,
    textRight: 22,
    drawCard(context, { width, height }) {
      const box = { x: 0, y: 0, width, height };
      softShadow(context, box, 20, darken(palette.accent, 0.3));
      fill(context, '#ffffff', roundedBox(box, 20));
      drawTick(context, 40, height / 2, 19, palette.accent, '#ffffff');
    },
  };
}

export function drawTick(
  context: Canvas2D,
  x: number,
  y: number,
  radius: number,
  ground: string,
  colour: string,
): void {
  fill(context, ground, circle(x, y, radius));
  stroke(context, colour, radius * 0.22, (target) => {
    target.moveTo(x - radius * 0.42, y + radius * 0.04);
    target.lineTo(x - radius * 0.1, y + radius * 0.36);
    target.lineTo(x + radius * 0.45, y - radius * 0.32);
  });
}
