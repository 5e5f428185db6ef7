import { insidePicture } from '../drawing.ts';
import type { Bounds, Canvas2D, Layer, Size } from '../scene-picture.ts';

/** Wraps drawing: it clips to the bounds and restores the context's settings. */
export function makeLayer(
  size: Size,
  name: string,
  wanted: Bounds,
  stateAt: (t: number) => string,
  draw: (context: Canvas2D, t: number) => void,
): Layer {
  const bounds = insidePicture(wanted, size);
  return {
    name,
    bounds,
    stateAt,
    draw(context, t) {
      context.save();
      context.beginPath();
      context.rect(bounds.x, bounds.y, bounds.width, bounds.height);
      context.clip();
      draw(context, t);
      context.restore();
    },
  };
}

export function staticLayer(
  size: Size,
  name: string,
  bounds: Bounds,
  draw: (context: Canvas2D) => void,
): Layer {
  return makeLayer(size, name, bounds, () => 'still', draw);
}
