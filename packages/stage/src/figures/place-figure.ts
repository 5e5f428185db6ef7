import type { ShownFigure } from '@tarima/contract';
import type { Bounds } from '../scene-picture.ts';

/** A small picture is not enlarged more than this. */
const MOST_ENLARGED = 2;

/**
 * The part of a figure that is shown, its place inside a box, and the card around it. The part is
 * shown whole. `below` is the height of the caption. All in pixels.
 */
export function placeFigure(
  { width, height, crop }: ShownFigure,
  box: Bounds,
  pad: number,
  below: number,
): { part: Bounds; shown: Bounds; card: Bounds } {
  const share = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const part = {
    ...{ x: share.x * width, y: share.y * height },
    ...{ width: Math.max(1, share.width * width), height: Math.max(1, share.height * height) },
  };
  const room = { width: box.width - pad * 2, height: box.height - pad * 2 - below };
  const scale = Math.min(room.width / part.width, room.height / part.height, MOST_ENLARGED);
  const size = { width: part.width * scale, height: part.height * scale };
  const cardHeight = Math.min(box.height, Math.round(size.height + pad * 2 + below));
  const card = { ...box, y: box.y, height: cardHeight };
  return {
    part,
    card,
    shown: { ...size, x: card.x + (card.width - size.width) / 2, y: card.y + pad },
  };
}
