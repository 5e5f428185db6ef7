import type { Canvas2D, ScenePicture } from './scene-picture.ts';

/** Draws all layers of a scene over the context's content, at `t` seconds. */
export function drawMoment(context: Canvas2D, picture: ScenePicture, t: number): void {
  for (const layer of picture.layers) layer.draw(context, t);
}
