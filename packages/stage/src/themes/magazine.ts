import { darken, mix, withAlpha } from '../colour.ts';
import { drawBackdrop } from '../company/backdrop.ts';
import { circle, fill, linear } from '../drawing.ts';
import { drawIcon } from '../illustrations/draw-icon.ts';
import { font } from '../text/measure-text.ts';
import type { MakeLook } from './look.ts';
import { lightTheme } from './theme.ts';

const PAPER = '#faf7f0';
const PAPER_INK = '#191512';
const BAND_BELOW = 18;

/** A printed page: the title on a full band of colour, the content on paper. */
export const magazine: MakeLook = (palette) => ({
  theme: {
    ...lightTheme(palette),
    ink: PAPER_INK,
    soft: '#4f4740',
    card: {
      ...{ ground: '#ffffff', ink: PAPER_INK, soft: '#5b534b', line: '#e3dccf' },
      ...{ accent: palette.accent, shadow: null },
    },
    heading: {
      ...{ ink: '#ffffff', kicker: '#ffffff', rule: mix(palette.glow, '#ffffff', 0.25) },
      ...{ sign: { ground: '#ffffff', ink: palette.accent }, below: BAND_BELOW + 26 },
    },
    captions: { ground: PAPER_INK, spoken: '#ffffff', current: palette.glow, coming: '#b9b2aa' },
    progress: { done: palette.accent, open: '#d8d0c2' },
    series: [palette.accent, '#3b332c', '#6b6259'],
  },
  drawGround(context, { size, frame, icon, number, headingBottom, format, backdrop }) {
    const { width, height } = size;
    context.fillStyle = PAPER;
    context.fillRect(0, 0, width, height);
    if (backdrop) drawBackdrop(context, backdrop, { size, frame, ground: PAPER });
    const band = headingBottom + BAND_BELOW;
    context.fillStyle = linear(
      context,
      [0, 0, width, band],
      [0, palette.accent],
      [1, darken(palette.accent, 0.25)],
    );
    context.fillRect(0, 0, width, band);
    context.save();
    context.beginPath();
    context.rect(0, 0, width, band);
    context.clip();
    context.font = font(800, band * 1.25);
    context.textAlign = 'right';
    context.textBaseline = 'alphabetic';
    context.fillStyle = withAlpha('#ffffff', 0.1);
    context.fillText(String(number).padStart(2, '0'), width + 10, band);
    context.restore();
    if (!frame.figure || !icon || backdrop) return;
    const radius = format === 'vertical' ? 120 : 132;
    const x = frame.figure.x + frame.figure.width / 2;
    const y = Math.max(
      band + radius * 0.25,
      frame.figure.y + frame.figure.height * (format === 'vertical' ? 0.5 : 0.55),
    );
    fill(context, PAPER, circle(x, y, radius + 12));
    fill(context, PAPER_INK, circle(x, y, radius));
    drawIcon(context, icon, { x, y, size: radius * 1.06 }, PAPER, 6);
  },
});
