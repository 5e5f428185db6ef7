import { darken, mix, withAlpha } from '../colour.ts';
import { drawBackdrop } from '../company/backdrop.ts';
import { circle, fill, linear, spot, stroke } from '../drawing.ts';
import { drawIcon } from '../illustrations/draw-icon.ts';
import type { Canvas2D } from '../scene-picture.ts';
import type { MakeLook } from './look.ts';

/** A dark sky with a glowing planet; cards of dark glass. */
export const night: MakeLook = (palette) => {
  const sky = mix(palette.ink, '#070a18', 0.55);
  const ground = mix(sky, '#ffffff', 0.1);
  return {
    theme: {
      ink: '#ffffff',
      soft: '#d3daea',
      accent: palette.glow,
      card: {
        ...{ ground, ink: '#ffffff', soft: '#b9c3d8', line: mix(ground, palette.glow, 0.35) },
        ...{ accent: palette.glow, shadow: null },
      },
      lit: { ground: palette.glow, ink: darken(palette.ink, 0.4) },
      heading: {
        ...{ ink: '#ffffff', kicker: palette.glow, rule: palette.glow, below: 24 },
        sign: { ground: palette.glow, ink: darken(palette.ink, 0.4) },
      },
      captions: {
        ...{ ground: '#f6f8fd', spoken: '#10162a', current: palette.accent, coming: '#5d667c' },
      },
      progress: { done: palette.glow, open: mix(sky, '#ffffff', 0.25) },
      series: [palette.glow, '#ffffff', '#9aa6bf'],
    },
    drawGround(context, { size, frame, icon, backdrop }) {
      const { width, height } = size;
      if (backdrop) return drawBackdrop(context, backdrop, { size, frame, ground: sky });
      context.fillStyle = linear(
        context,
        [0, 0, width * 0.4, height],
        [0, mix(sky, palette.accent, 0.28)],
        [0.5, sky],
        [1, darken(sky, 0.4)],
      );
      context.fillRect(0, 0, width, height);
      spot(context, [0, height, width * 0.7], palette.accent, 0.25);
      drawStars(context, size);
      if (!frame.figure || !icon) return;
      const { figure } = frame;
      const planet = { x: figure.x + figure.width / 2, y: figure.y + figure.height / 2 };
      const radius = Math.min(figure.width, figure.height) * 0.28;
      spot(context, [planet.x, planet.y, radius * 2.4], palette.accent, 0.6);
      drawPlanet(context, planet, radius, palette.glow, palette.accent);
      drawIcon(context, icon, { ...planet, size: radius * 1.02 }, '#ffffff', 6);
    },
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
      target.ellipse(x, y, radius * 1.6, radius * 0.46, -0.32, from, to),
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
