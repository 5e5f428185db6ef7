import { loadImage } from '@napi-rs/canvas';
import { plateFor } from '@tarima/stage';
import { createDrawingCanvas } from './canvas.ts';

/** The colour (`#rrggbb`) of the plate on which a logo is seen. Fails for a broken picture. */
export async function logoPlate(file: Uint8Array): Promise<string> {
  const { context } = createDrawingCanvas(16, 16);
  // The library's images are drawn as the browser's are. Only their type differs.
  return plateFor(context, (await loadImage(file)) as unknown as CanvasImageSource);
}
