import { CARD_RADIUS, drawCard } from '../cards/draw-card.ts';
import { roundedBox, within } from '../drawing.ts';
import { firstFrameAfter, frameAt } from '../frame-time.ts';
import { contentLayer } from '../layers/content-layer.ts';
import type { LayoutRequest } from '../layouts/layout.ts';
import { strokeMoments } from '../motion/strokes.ts';
import type { Bounds, Layer } from '../scene-picture.ts';
import { drawLines, fitText } from '../text/fit-text.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import { placeFigure } from './place-figure.ts';

/** Figures lie on white in every look, because most documents are white. */
const CAPTION_INK = '#3b4453';
/** A slow move lasts this long and changes every second frame. */
const MOVE_FRAMES = 36;
const FARTHEST = 0.94;

/**
 * The scene's figure, whole, on a calm card with its caption. It comes nearer in slow moves, and
 * goes back in the next. `events` are the moments, in seconds, at which other things move.
 */
export function figureLayer(
  request: LayoutRequest,
  box: Bounds,
  events: readonly number[] = [],
): { layer: Layer; card: Bounds } | null {
  const { context, scene, theme, format, picture } = request;
  const { figure } = scene;
  if (!figure || !picture) return null;
  const { part, shown, card, caption } = placeFigure(figure, box, (room) =>
    fitText(context, figure.caption, {
      ...{ ...room, maxLines: room.width < box.width / 2 ? 6 : 2, weight: 500, leading: 1.2 },
      sizes: TYPE_SIZES[format].label,
    }),
  );
  const moves = strokeMoments(events, 0, scene.duration);
  const scaleAt = (t: number) => {
    const number = moves.findLastIndex((moment) => firstFrameAfter(moment) <= frameAt(t));
    if (number < 0) return FARTHEST;
    const since = frameAt(t) - firstFrameAfter(moves[number] ?? 0);
    const share = Math.min(1, (Math.floor(since / 2) * 2) / MOVE_FRAMES);
    const eased = (1 - Math.cos(Math.PI * share)) / 2;
    return FARTHEST + (1 - FARTHEST) * (number % 2 === 0 ? eased : 1 - eased);
  };
  const layer = contentLayer(
    request,
    'figure',
    card,
    (t) => scaleAt(t).toFixed(4),
    (target, t) => {
      drawCard(target, card, theme, '#ffffff');
      const scale = scaleAt(t);
      const width = shown.width * scale;
      const height = shown.height * scale;
      const x = shown.x + (shown.width - width) / 2;
      const y = shown.y + (shown.height - height) / 2;
      target.imageSmoothingEnabled = true;
      target.imageSmoothingQuality = 'high';
      within(target, roundedBox({ x, y, width, height }, CARD_RADIUS / 2), () =>
        target.drawImage(picture, part.x, part.y, part.width, part.height, x, y, width, height),
      );
      if (!caption) return;
      target.fillStyle = CAPTION_INK;
      target.textAlign = 'left';
      drawLines(target, caption.text, caption.x, caption.y);
    },
  );
  return { layer, card };
}
