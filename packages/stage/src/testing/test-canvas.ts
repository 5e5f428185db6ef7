import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Canvas2D } from '../scene-picture.ts';

for (const weight of [400, 500, 600, 700, 800])
  GlobalFonts.registerFromPath(
    fileURLToPath(
      import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`),
    ),
    'Inter',
  );

/** A clear canvas with Inter loaded. */
export function testCanvas(width: number, height: number): Canvas2D {
  // @napi-rs/canvas implements the browser's context. Only its `canvas` property differs.
  return createCanvas(width, height).getContext('2d') as unknown as Canvas2D;
}

type Box = { x: number; y: number; width: number; height: number };

export function pixelsOf(context: Canvas2D, { x, y, width, height }: Box): Uint8ClampedArray {
  return context.getImageData(x, y, width, height).data;
}

/** The number of pixels in a box that are not fully transparent. */
export function inkIn(context: Canvas2D, box: Box): number {
  if (box.width <= 0 || box.height <= 0) return 0;
  const pixels = pixelsOf(context, box);
  let ink = 0;
  for (let index = 3; index < pixels.length; index += 4) if (pixels[index]) ink++;
  return ink;
}
