import { wholePixels } from '../drawing.ts';
import { easeOut } from '../frame-time.ts';
import { progressAt, remainingAt } from '../motion/strokes.ts';
import type { Bounds, Canvas2D, Layer, Size } from '../scene-picture.ts';
import { makeLayer } from './make-layer.ts';

const ENTRANCE_FRAMES = 8;
const EXIT_FRAMES = 5;
const RISE = 16;
/** The room around a layer's box, for its shadow and its way in. */
export const CONTENT_MARGIN = 20;

/**
 * A layer of a scene's content. It enters in the scene's first 0.3 s and leaves in its last 0.2 s.
 * It has no picture while `stateAt` returns null.
 */
export function contentLayer(
  { size, scene }: { size: Size; scene: { duration: number } },
  name: string,
  box: Bounds,
  stateAt: (t: number) => string | null,
  draw: (context: Canvas2D, t: number) => void,
): Layer {
  const opacityAt = (t: number) =>
    Math.min(
      easeOut(progressAt(0, ENTRANCE_FRAMES, t)),
      remainingAt(scene.duration, EXIT_FRAMES, t),
    );
  const layer = makeLayer(
    size,
    name,
    wholePixels(box, CONTENT_MARGIN),
    (t) => {
      const state = stateAt(t);
      return state === null ? 'none' : `${opacityAt(t).toFixed(3)}|${state}`;
    },
    (context, t) => {
      if (stateAt(t) === null) return;
      const opacity = opacityAt(t);
      context.globalAlpha *= opacity;
      context.translate(0, (1 - opacity) * RISE);
      draw(context, t);
    },
  );
  return { ...layer, tells: true };
}
