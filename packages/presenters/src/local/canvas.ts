import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Canvas2D } from '@tarima/stage';
import { registerFonts } from './fonts.ts';

export type DrawingCanvas = { canvas: Canvas; context: Canvas2D };

/** A canvas for `stage` to draw on, with its font loaded. */
export function createDrawingCanvas(width: number, height: number): DrawingCanvas {
  registerFonts();
  const canvas = createCanvas(width, height);
  // The library follows the browser's context. It lacks only members that need a page.
  const context = canvas.getContext('2d') as unknown as Canvas2D;
  return { canvas, context };
}

/** Bytes of pixels that may be read before released ones are collected. */
const COLLECT_AFTER = 4 * 1024 * 1024;

let uncollected = 0;

/**
 * The canvas's pixels: premultiplied RGBA. V8 does not count their memory, so it would free them
 * late. New memory takes ten times as long as reading. A drawing process runs with
 * `--expose-gc`, so it collects pixels early and reuses their memory.
 */
export function readPixels(canvas: Canvas): Buffer {
  const pixels = canvas.data();
  uncollected += pixels.byteLength;
  if (uncollected > COLLECT_AFTER) {
    uncollected = 0;
    globalThis.gc?.({ type: 'minor' });
  }
  return pixels;
}
