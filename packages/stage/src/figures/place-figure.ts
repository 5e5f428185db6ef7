import type { ShownFigure } from '@tarima/contract';
import type { Bounds } from '../scene-picture.ts';
import { type FittedText, textHeight } from '../text/fit-text.ts';

/** A small picture is not enlarged more than this. */
const MOST_ENLARGED = 2;
const PAD = 16;
const CAPTION_GAP = 14;
/** From this width a caption stands beside the picture; narrower, below it. */
const BESIDE_WIDTH = 190;

export type PlacedFigure = {
  /** The shown part of the picture, in its own pixels. */
  part: Bounds;
  /** Its place in the scene, and the card around it. */
  shown: Bounds;
  card: Bounds;
  caption: { text: FittedText; x: number; y: number } | null;
};

/**
 * Places a figure whole inside a box. Its caption stands below it, or beside a narrow one. All in
 * pixels.
 */
export function placeFigure(
  { width, height, crop, caption }: ShownFigure,
  box: Bounds,
  fitCaption: (room: { width: number; height: number }) => FittedText,
): PlacedFigure {
  const share = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const part = {
    ...{ x: share.x * width, y: share.y * height },
    ...{ width: Math.max(1, share.width * width), height: Math.max(1, share.height * height) },
  };
  const room = { width: box.width - PAD * 2, height: box.height - PAD * 2 };
  const scaleIn = (within: { width: number; height: number }) =>
    Math.min(within.width / part.width, within.height / part.height, MOST_ENLARGED);
  const alone = scaleIn(room);
  const left = room.width - part.width * alone - CAPTION_GAP;
  if (caption && left >= BESIDE_WIDTH) {
    const text = fitCaption({ width: Math.min(left, 300), height: room.height });
    const size = { width: part.width * alone, height: part.height * alone };
    const between = (left - Math.min(left, 300)) / 2;
    const cardHeight = Math.round(Math.max(size.height, textHeight(text)) + PAD * 2);
    const card = { ...box, height: cardHeight };
    const x = card.x + PAD + between;
    const shown = { ...size, x, y: card.y + (cardHeight - size.height) / 2 };
    const y = Math.round(card.y + cardHeight - PAD - textHeight(text));
    return { part, shown, card, caption: { text, x: x + size.width + CAPTION_GAP, y } };
  }
  const text = caption ? fitCaption({ width: room.width, height: room.height * 0.4 }) : null;
  const below = text ? textHeight(text) + CAPTION_GAP : 0;
  const scale = scaleIn({ ...room, height: room.height - below });
  const size = { width: part.width * scale, height: part.height * scale };
  const card = { ...box, height: Math.round(size.height + below + PAD * 2) };
  const shown = { ...size, x: card.x + (card.width - size.width) / 2, y: card.y + PAD };
  const y = Math.round(card.y + card.height - PAD - (text ? textHeight(text) : 0));
  return { part, shown, card, caption: text && { text, x: card.x + PAD, y } };
}
