import type { Canvas2D } from '../scene-picture.ts';

const WHITE = '#ffffff';
const DARK = '#101828';
/** The side of the sample in pixels. The smallest canvas that measures text is as large. */
const SIDE = 8;
/** Of 255. An opaque picture brings its own ground. */
const OPAQUE = 250;
/** On white, brighter ink than this (of 255) is hardly seen. */
const PALE = 186;

const known = new WeakMap<CanvasImageSource, string>();

/**
 * The colour on which a logo is seen: dark for pale ink on transparency, else white. It uses the
 * upper left corner of `context`, before anything is drawn there.
 */
export function plateFor(context: Canvas2D, picture: CanvasImageSource): string {
  const plate = known.get(picture) ?? (isPale(sampleOf(context, picture)) ? DARK : WHITE);
  known.set(picture, plate);
  return plate;
}

function sampleOf(context: Canvas2D, picture: CanvasImageSource): Uint8ClampedArray {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  context.clearRect(0, 0, SIDE, SIDE);
  context.restore();
  return data;
}

/** True for a picture with transparent parts whose ink is mostly pale. */
function isPale(rgba: Uint8ClampedArray): boolean {
  let ink = 0;
  let pale = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
    ink += alpha;
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue >= PALE) pale += alpha;
  }
  return ink < OPAQUE * SIDE * SIDE && pale > ink / 2;
}
