import { darken, mix, withAlpha } from '../colour.ts';
import { drawBackdrop } from '../company/backdrop.ts';
import { fill, linear, roundedBox, spot, stroke } from '../drawing.ts';
import { drawIcon } from '../illustrations/draw-icon.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { MakeLook } from './look.ts';

const FRAME = 22;
const CHALK = '#f6f4ea';
const YELLOW_CHALK = '#ffe08a';

/** A school board in a wooden frame, with chalk writing. */
export const board: MakeLook = (palette) => {
  const slate = mix(palette.accent, '#122420', 0.74);
  const ground = mix(slate, '#0a1210', 0.35);
  return {
    theme: {
      ink: CHALK,
      soft: '#dfe3d9',
      accent: YELLOW_CHALK,
      card: {
        ...{ ground, ink: CHALK, soft: '#c6cdc4', line: mix(ground, CHALK, 0.4) },
        ...{ accent: YELLOW_CHALK, shadow: null },
      },
      lit: { ground: YELLOW_CHALK, ink: '#231f0c' },
      heading: {
        ...{ ink: CHALK, kicker: YELLOW_CHALK, rule: YELLOW_CHALK, below: 24 },
        sign: { ground: YELLOW_CHALK, ink: '#231f0c' },
      },
      captions: {
        ...{ ground: '#0c1412', spoken: '#ffffff', current: YELLOW_CHALK, coming: '#b3beb9' },
      },
      progress: { done: YELLOW_CHALK, open: mix(slate, CHALK, 0.28) },
      series: [YELLOW_CHALK, CHALK, '#a9c7bd'],
    },
    drawGround(context, { size, frame, icon, backdrop }) {
      if (backdrop) return drawBackdrop(context, backdrop, { size, frame, ground: slate });
      drawBoard(context, size, slate);
      if (!frame.figure || !icon) return;
      const { figure } = frame;
      const x = figure.x + figure.width / 2;
      const y = figure.y + figure.height / 2;
      const height = Math.min(figure.width, figure.height) * 0.52;
      chalk(context, (shift, paint) =>
        drawIcon(context, icon, { x: x + shift, y: y - shift, size: height }, paint, 6),
      );
      chalkFlourish(context, x, y, height);
    },
  };
};

function drawBoard(
  context: Canvas2D,
  { width, height }: { width: number; height: number },
  slate: string,
): void {
  context.fillStyle = linear(
    context,
    [0, 0, width, height],
    [0, '#b98a57'],
    [0.5, '#8f6238'],
    [1, '#a87747'],
  );
  context.fillRect(0, 0, width, height);
  for (let grain = 0; grain < 9; grain++)
    stroke(context, withAlpha('#5a3a1c', 0.16), 2, (target) => {
      const at = 3 + grain * 2.3;
      target.rect(at, at + (grain % 3), width - at * 2, height - at * 2);
    });
  const inner = { x: FRAME, y: FRAME, width: width - FRAME * 2, height: height - FRAME * 2 };
  fill(context, withAlpha('#2b1708', 0.55), roundedBox({ ...inner, y: inner.y - 3 }, 8));
  const surface = linear(
    context,
    [0, 0, width, height],
    [0, mix(slate, '#ffffff', 0.1)],
    [0.5, slate],
    [1, darken(slate, 0.3)],
  );
  fill(context, surface, roundedBox(inner, 6));
  spot(context, [width * 0.3, height * 0.2, width * 0.5], '#ffffff', 0.06);
  spot(context, [width * 0.75, height * 0.6, width * 0.42], '#ffffff', 0.05);
  for (const [x, y, length] of WIPES)
    stroke(context, withAlpha('#ffffff', 0.022), 46, (target) => {
      target.moveTo(width * x, height * y);
      target.quadraticCurveTo(
        width * (x + length / 2),
        height * (y - 0.05),
        width * (x + length),
        height * (y + 0.01),
      );
    });
}

/** Wiped places of the board: left end and length, as shares of the picture. */
const WIPES = [
  [0.12, 0.18, 0.5],
  [0.34, 0.36, 0.5],
  [0.1, 0.58, 0.6],
  [0.3, 0.82, 0.5],
] as const;

/** Chalk has a soft edge: the same line a few times, slightly shifted. */
function chalk(context: Canvas2D, draw: (shift: number, paint: string) => void): void {
  draw(1.6, withAlpha(CHALK, 0.28));
  draw(-1.4, withAlpha(CHALK, 0.28));
  draw(0, withAlpha(CHALK, 0.92));
  context.globalAlpha = 1;
}

function chalkFlourish(context: Canvas2D, x: number, y: number, size: number): void {
  const radius = size * 0.78;
  for (let ray = 0; ray < 12; ray++) {
    const turn = (ray / 12) * Math.PI * 2 + 0.2;
    const from = radius * (ray % 2 ? 1 : 1.06);
    stroke(context, withAlpha(ray % 2 ? YELLOW_CHALK : CHALK, 0.75), 4, (target) => {
      target.moveTo(x + Math.cos(turn) * from, y + Math.sin(turn) * from * 0.86);
      target.lineTo(x + Math.cos(turn) * (from + 22), y + Math.sin(turn) * (from + 22) * 0.86);
    });
  }
}
