import { fill, roundedBox, softShadow, stroke } from '../drawing.ts';
import type { Bounds, Canvas2D } from '../scene-picture.ts';
import type { Theme } from '../themes/theme.ts';

export const CARD_RADIUS = 18;

/** The ground of a card, in the theme's colour or its own. */
export function drawCard(
  context: Canvas2D,
  box: Bounds,
  { card }: Theme,
  ground: string = card.ground,
): void {
  if (card.shadow) softShadow(context, box, CARD_RADIUS, card.shadow);
  fill(context, ground, roundedBox(box, CARD_RADIUS));
  if (ground !== card.ground) return;
  const rim = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 };
  stroke(context, card.line, 2, roundedBox(rim, CARD_RADIUS - 1));
}

/** A stroke of a pen from left to right. `drawn` is its share from 0 to 1. */
export function drawUnderline(
  context: Canvas2D,
  { x, y, width }: { x: number; y: number; width: number },
  drawn: number,
  colour: string,
): void {
  if (drawn * width < 6) return;
  stroke(context, colour, 5, (path) => {
    path.moveTo(x + 2, y);
    path.lineTo(x + width * drawn - 2, y);
  });
}
