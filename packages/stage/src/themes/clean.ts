import { mix, withAlpha } from '../colour.ts';
import { drawBackdrop } from '../company/backdrop.ts';
import { circle, fill, linear, stroke } from '../drawing.ts';
import { drawIcon } from '../illustrations/draw-icon.ts';
import type { IconName } from '../illustrations/icons.ts';
import type { Palette } from '../palettes.ts';
import type { Bounds, Canvas2D } from '../scene-picture.ts';
import type { MakeLook } from './look.ts';
import { lightTheme } from './theme.ts';

/** White paper, one accent, a disc with the scene's icon, much empty space. */
export const clean: MakeLook = (palette) => ({
  theme: lightTheme(palette),
  drawGround(context, { size, frame, icon, backdrop }) {
    const { width, height } = size;
    if (backdrop) return drawBackdrop(context, backdrop, { size, frame, ground: palette.light });
    context.fillStyle = linear(context, [0, 0, width, height], [0, '#ffffff'], [1, palette.light]);
    context.fillRect(0, 0, width, height);
    if (frame.figure && icon) return drawDisc(context, frame.figure, icon, palette);
    fill(context, withAlpha(palette.deep, 0.28), circle(width - 40, height + 30, height * 0.3));
    fill(context, withAlpha(palette.deep, 0.22), circle(width + 20, -30, height * 0.16));
  },
});

function drawDisc(context: Canvas2D, box: Bounds, icon: IconName, palette: Palette): void {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const radius = Math.min(box.width, box.height) * 0.31;
  fill(context, palette.light, circle(x + 30, y - 20, radius * 1.6));
  fill(context, withAlpha(palette.deep, 0.6), circle(x + 14, y - 8, radius * 1.32));
  const disc = linear(
    context,
    [x - radius, y - radius, x + radius, y + radius],
    [0, mix(palette.accent, '#ffffff', 0.18)],
    [1, palette.accent],
  );
  fill(context, disc, circle(x, y, radius));
  drawIcon(context, icon, { x, y, size: radius * 1.02 }, '#ffffff', 7);
  stroke(context, palette.accent, 5, circle(x - radius * 1.4, y + radius * 0.62, 15));
  fill(context, palette.accent, circle(x - radius * 1.28, y - radius * 0.56, 9));
  for (let dot = 0; dot < 20; dot++)
    fill(
      context,
      withAlpha(palette.accent, 0.35),
      circle(x + radius * 0.7 + (dot % 5) * 17, y + radius * 0.8 + Math.floor(dot / 5) * 17, 3),
    );
}
