import { darken, mix, withAlpha } from '../colour.ts';
import { circle, fill, linear, stroke } from '../drawing.ts';
import { baselineBelow, font } from '../fit-text.ts';
import { chooseIcon } from '../illustrations/choose-icon.ts';
import { drawIcon } from '../illustrations/draw-icon.ts';
import { STOCK_LAYOUTS } from './stock-layouts.ts';
import type { MakeDesign } from './template-design.ts';

const PAPER = '#faf7f0';
const PAPER_INK = '#191512';

/** A printed page: a full block of colour with a huge title, numbered points on paper. */
export const magazine: MakeDesign = (format, palette, scene) => {
  const layout = STOCK_LAYOUTS[format];
  const icon = chooseIcon(scene);
  const upright = format === 'vertical';
  const block = upright ? { width: 720, height: 548 } : { width: 560, height: 720 };
  const number = String(scene.index + 1).padStart(2, '0');
  return {
    drawGround(context, { width, height }) {
      context.fillStyle = PAPER;
      context.fillRect(0, 0, width, height);
      context.fillStyle = linear(
        context,
        [0, 0, block.width, block.height],
        [0, palette.accent],
        [1, darken(palette.accent, 0.25)],
      );
      context.fillRect(0, 0, block.width, block.height);
      context.save();
      context.beginPath();
      context.rect(0, 0, block.width, block.height);
      context.clip();
      context.font = font(800, upright ? 400 : 440);
      context.textAlign = 'right';
      context.textBaseline = 'alphabetic';
      context.fillStyle = withAlpha('#ffffff', 0.1);
      context.fillText(number, block.width + 16, upright ? 290 : block.height - 130);
      context.restore();
      const badge = upright
        ? { x: 606, y: block.height, radius: 66 }
        : { x: 706, y: 126, radius: 56 };
      fill(context, PAPER, circle(badge.x, badge.y, badge.radius + 10));
      fill(context, PAPER_INK, circle(badge.x, badge.y, badge.radius));
      drawIcon(context, icon, { x: badge.x, y: badge.y, size: badge.radius * 1.06 }, PAPER, 4);
    },
    title: {
      ...layout.title,
      ...(upright
        ? {
            y: 84,
            width: 608,
            height: 330,
            crowdedHeight: 330,
            sizes: [96, 88, 80, 72, 64, 58, 52, 46, 40],
          }
        : {
            x: 56,
            y: 72,
            width: 450,
            height: 360,
            crowdedHeight: 360,
            sizes: [76, 70, 64, 58, 52, 46, 42, 38, 34],
          }),
      kicker: { size: layout.kickerSize, colour: '#ffffff' },
      weight: 800,
      ink: '#ffffff',
      rule: mix(palette.glow, '#ffffff', 0.25),
    },
    points: {
      ...layout.points,
      ...(upright ? { top: 630 } : { x: 640, width: 576, top: 212, besideTitle: true }),
      style: {
        ...layout.pointSizes,
        gap: 0,
        ink: PAPER_INK,
        weight: 600,
        textLeft: 92,
        textRight: 8,
        drawCard(context, { width, height }, position) {
          const size = Math.min(48, height * 0.62);
          context.font = font(800, size);
          context.textAlign = 'left';
          context.textBaseline = 'alphabetic';
          context.fillStyle = palette.accent;
          context.fillText(String(position), 10, height / 2 + baselineBelow(size));
          stroke(context, withAlpha(PAPER_INK, 0.18), 2, (target) => {
            target.moveTo(0, height - 1);
            target.lineTo(width, height - 1);
          });
        },
      },
    },
    captions: {
      ...layout.captions,
      ground: PAPER_INK,
      spoken: '#ffffff',
      current: palette.glow,
      coming: '#b9b2aa',
    },
    progress: {
      box: layout.progress,
      done: upright ? palette.accent : PAPER_INK,
      open: upright ? withAlpha(PAPER_INK, 0.16) : '#cfc8bc',
    },
  };
};
