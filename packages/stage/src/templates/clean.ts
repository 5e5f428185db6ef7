import { mix, withAlpha } from '../colour.ts';
import { circle, fill, linear, stroke } from '../drawing.ts';
import { chooseIcon } from '../illustrations/choose-icon.ts';
import { drawIcon } from '../illustrations/draw-icon.ts';
import { checkCard } from '../point-cards.ts';
import { STOCK_LAYOUTS } from './stock-layouts.ts';
import type { MakeDesign } from './template-design.ts';

/** White paper, one accent, a disc with the scene's icon, much empty space. */
export const clean: MakeDesign = (format, palette, scene) => {
  const layout = STOCK_LAYOUTS[format];
  const icon = chooseIcon(scene);
  return {
    drawGround(context, { width, height }) {
      context.fillStyle = linear(
        context,
        [0, 0, width, height],
        [0, '#ffffff'],
        [1, palette.light],
      );
      context.fillRect(0, 0, width, height);
      const { hero } = layout;
      const x = hero.x + hero.width * 0.6;
      const y = hero.y + hero.height * 0.48;
      const radius = format === 'vertical' ? 132 : 158;
      fill(context, palette.light, circle(x + 40, y - 30, radius * 2.1));
      fill(context, withAlpha(palette.deep, 0.6), circle(x + 24, y - 14, radius * 1.5));
      fill(
        context,
        linear(
          context,
          [x - radius, y - radius, x + radius, y + radius],
          [0, mix(palette.accent, '#ffffff', 0.18)],
          [1, palette.accent],
        ),
        circle(x, y, radius),
      );
      drawIcon(context, icon, { x, y, size: radius * 1.02 }, '#ffffff', 7);
      stroke(context, palette.accent, 5, circle(x - radius * 1.5, y + radius * 0.62, 17));
      fill(context, palette.accent, circle(x - radius * 1.34, y - radius * 0.56, 9));
      fill(context, mix(palette.accent, '#ffffff', 0.45), circle(x - radius * 1.86, y - 6, 13));
      for (let dot = 0; dot < 20; dot++)
        fill(
          context,
          withAlpha(palette.accent, 0.35),
          circle(
            x + radius * 0.8 + (dot % 5) * 18,
            y + radius * 0.72 + Math.floor(dot / 5) * 18,
            3,
          ),
        );
    },
    title: {
      ...layout.title,
      kicker: { size: layout.kickerSize, colour: palette.accent },
      weight: 800,
      ink: palette.ink,
      rule: palette.accent,
    },
    points: { ...layout.points, style: { ...checkCard(palette), ...layout.pointSizes } },
    captions: {
      ...layout.captions,
      ground: palette.ink,
      spoken: '#ffffff',
      current: '#ffd54a',
      coming: '#b4bccb',
    },
    progress: { box: layout.progress, done: palette.accent, open: withAlpha(palette.accent, 0.22) },
  };
};
