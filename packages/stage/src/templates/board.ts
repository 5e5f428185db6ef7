import { darken, mix, withAlpha } from '../colour.ts';
import { fill, linear, roundedBox, spot, stroke } from '../drawing.ts';
import { chooseIcon } from '../illustrations/choose-icon.ts';
import { drawIcon } from '../illustrations/draw-icon.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { STOCK_LAYOUTS } from './stock-layouts.ts';
import type { MakeDesign } from './template-design.ts';

const FRAME = 22;
const CHALK = '#f6f4ea';
const YELLOW_CHALK = '#ffe08a';

/** A school board in a wooden frame, with chalk writing. */
export const board: MakeDesign = (format, palette, scene) => {
  const layout = STOCK_LAYOUTS[format];
  const icon = chooseIcon(scene);
  const slate = mix(palette.accent, '#122420', 0.74);
  return {
    drawGround(context, size) {
      drawBoard(context, size, slate);
      const { hero } = layout;
      const x = hero.x + hero.width / 2;
      const y = hero.y + hero.height * 0.53;
      const size0 = format === 'vertical' ? 190 : 250;
      chalk(context, (shift, paint) =>
        drawIcon(context, icon, { x: x + shift, y: y - shift, size: size0 }, paint, 6),
      );
      chalkFlourish(context, x, y, size0);
    },
    title: {
      ...layout.title,
      kicker: { size: layout.kickerSize, colour: YELLOW_CHALK },
      weight: 700,
      ink: CHALK,
      rule: YELLOW_CHALK,
    },
    points: {
      ...layout.points,
      style: {
        ...layout.pointSizes,
        ink: CHALK,
        weight: 500,
        textLeft: 66,
        textRight: 8,
        drawCard(context, { width, height }) {
          const middle = height / 2;
          stroke(context, withAlpha(CHALK, 0.85), 3, (target) =>
            target.roundRect(5, middle - 17, 34, 34, 5),
          );
          stroke(context, YELLOW_CHALK, 5, (target) => {
            target.moveTo(12, middle - 1);
            target.lineTo(20, middle + 8);
            target.lineTo(42, middle - 20);
          });
          stroke(context, withAlpha(CHALK, 0.22), 2, (target) => {
            target.moveTo(66, height - 1);
            target.lineTo(width - 10, height - 2);
          });
        },
      },
    },
    captions: {
      ...layout.captions,
      ground: '#0c1412',
      spoken: '#ffffff',
      current: YELLOW_CHALK,
      coming: '#b3beb9',
    },
    progress: {
      box: { ...layout.progress, y: layout.progress.y - 14 },
      done: YELLOW_CHALK,
      open: withAlpha(CHALK, 0.28),
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
