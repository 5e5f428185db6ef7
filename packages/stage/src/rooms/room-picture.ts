import type { Palette } from '../palettes.ts';
import type { Canvas2D } from '../scene-picture.ts';

/** Paints a room into a box whose top left corner is the origin. A person stands in its middle. */
export type DrawRoom = (
  context: Canvas2D,
  size: { width: number; height: number },
  palette: Palette,
) => void;
