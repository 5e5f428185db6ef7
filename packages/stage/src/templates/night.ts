import { darken, mix, withAlpha } from '../colour.ts';
import { circle, fill, linear, roundedBox, spot, stroke } from '../drawing.ts';
import { chooseIcon } from '../illustrations/choose-icon.ts';
import { drawIcon } from '../illustrations/draw-icon.ts';
import { drawTick } from '../point-cards.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { STOCK_LAYOUTS } from './stock-layouts.ts';
import type { MakeDesign } from './template-design.ts';

/** A dark sky with a glowing planet; cards of glass. */
export const night: MakeDesign = (format, palette, scene) => {
  const layout = STOCK_LAYOUTS[format];
  const icon = chooseIcon(scene);
  const sky = mix(palette.ink, '#070a18', 0.55);
  return {
    drawGround(context, size) {
      const { width, height } = size;
      context.fillStyle = linear(
        context,
        [0, 0, width * 0.4, height],
        [0, mix(sky, palette.accent, 0.28)],
        [0.5, sky],
        [1, darken(sky, 0.4)],
      );
      context.fillRect(0, 0, width, height);
      const { hero } = layout;
      const planet = { x: hero.x + hero.width * 0.5, y: hero.y + hero.height * 0.52 };
      const radius = format === 'vertical' ? 112 : 134;
      spot(context, [planet.x, planet.y, radius * 3], palette.accent, 0.6);
      spot(context, [0, height, width * 0.7], palette.accent, 0.25);
      drawStars(context, size);
      drawPlanet(context, planet, radius, palette.glow, palette.accent);
      drawIcon(context, icon, { ...planet, size: radius * 1.02 }, '#ffffff', 6);
    },
    title: {
      ...layout.title,
      kicker: { size: layout.kickerSize, colour: palette.glow },
      weight: 800,
      ink: '#ffffff',
      rule: palette.glow,
    },
    points: {
      ...layout.points,
      style: {
        ...layout.pointSizes,
        ink: '#ffffff',
        weight: 600,
        textLeft: 80,
        textRight: 22,
        drawCard(context, { width, height }) {
          const box = { x: 1, y: 1, width: width - 2, height: height - 2 };
          fill(context, withAlpha(mix(sky, '#ffffff', 0.14), 0.94), roundedBox(box, 22));
          stroke(context, withAlpha(palette.glow, 0.45), 1.6, roundedBox(box, 22));
          drawTick(context, 42, height / 2, 19, palette.glow, darken(palette.ink, 0.4));
        },
      },
    },
    captions: {
      ...layout.captions,
      ground: '#f6f8fd',
      spoken: '#10162a',
      current: palette.accent,
      coming: '#5d667c',
    },
    progress: { box: layout.progress, done: palette.glow, open: withAlpha('#ffffff', 0.22) },
  };
};

function drawStars(context: Canvas2D, { width, height }: { width: number; height: number }): void {
  for (let star = 0; star < 90; star++) {
    const x = ((star * 7919) % 1000) / 1000;
    const y = ((star * 104_729) % 997) / 997;
    const bright = star % 7 === 0;
    fill(
      context,
      withAlpha('#ffffff', bright ? 0.8 : 0.32),
      circle(x * width, y * height, bright ? 2.1 : 1.3),
    );
  }
}

function drawPlanet(
  context: Canvas2D,
  { x, y }: { x: number; y: number },
  radius: number,
  glow: string,
  accent: string,
): void {
  const orbit = (from: number, to: number) =>
    stroke(context, withAlpha(glow, 0.75), 4, (target) =>
      target.ellipse(x, y, radius * 1.75, radius * 0.5, -0.32, from, to),
    );
  orbit(Math.PI, Math.PI * 2);
  const ball = linear(
    context,
    [x - radius * 0.8, y - radius * 0.8, x + radius * 0.8, y + radius * 0.9],
    [0, mix(accent, glow, 0.75)],
    [0.5, accent],
    [1, darken(accent, 0.55)],
  );
  fill(context, ball, circle(x, y, radius));
  orbit(0, Math.PI);
  fill(context, '#ffffff', circle(x + radius * 1.5, y - radius * 0.77, 9));
  stroke(context, withAlpha('#ffffff', 0.14), 2, circle(x, y, radius * 1.35));
}
