import { packPlane, type SpritePlane } from './sprite-plane.ts';

/**
 * A picture with transparency in the encoder's colours: I420, BT.709, limited range, multiplied by
 * alpha. Composing such sprites needs no canvas and no conversion.
 */
export type YuvSprite = {
  /** Place and size in the frame. All are even, so that chroma samples line up. */
  x: number;
  y: number;
  width: number;
  height: number;
  luma: SpritePlane;
  /** Half the size of luma in both directions. */
  u: SpritePlane;
  v: SpritePlane;
  bytes: number;
};

type Box = { x: number; y: number; width: number; height: number };

/** BT.709 limited range, times 65536. The offsets are for one step of alpha. */
const LUMA = { r: 11_966, g: 40_254, b: 4_064, offset: 4_112 };
const U = { r: -6_596, g: -22_189, b: 28_785 };
const V = { r: 28_785, g: -26_145, b: -2_640 };
const CHROMA_OFFSET = 32_897;

/** Buffers that are reused, because fresh memory costs more than the arithmetic. */
type Scratch = {
  luma: Uint8Array;
  lumaAlpha: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
  chromaAlpha: Uint8Array;
};
let scratch = createScratch(0);

function createScratch(size: number): Scratch {
  const quarter = size >> 2;
  return {
    luma: new Uint8Array(size),
    lumaAlpha: new Uint8Array(size),
    u: new Uint8Array(quarter),
    v: new Uint8Array(quarter),
    chromaAlpha: new Uint8Array(quarter),
  };
}

/**
 * Converts a canvas window into a sprite, cropped to its visible part. The window is premultiplied
 * RGBA; place and size of its box are even. Returns null if nothing is drawn.
 */
export function toYuvSprite(rgba: Uint8Array, box: Box): YuvSprite | null {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4);
  const inner = findContent(pixels, box.width, box.height);
  if (!inner) return null;
  const { width, height } = inner;
  if (scratch.luma.length < width * height) scratch = createScratch(width * height);
  convert(pixels, box.width, inner);
  const half = { width: width >> 1, height: height >> 1 };
  const luma = packPlane(scratch.luma, scratch.lumaAlpha, inner);
  const u = packPlane(scratch.u, scratch.chromaAlpha, half);
  const v = packPlane(scratch.v, scratch.chromaAlpha, half);
  const bytes = luma.bytes + u.bytes + v.bytes;
  return { x: box.x + inner.x, y: box.y + inner.y, width, height, luma, u, v, bytes };
}

/** Fills the scratch planes from the window's inner part, four pixels at a time. */
function convert(pixels: Uint32Array, pixelsWidth: number, inner: Box): void {
  const { luma, lumaAlpha, u, v, chromaAlpha } = scratch;
  const { width, height } = inner;
  let chroma = 0;
  for (let y = 0; y < height; y += 2) {
    const row = (inner.y + y) * pixelsWidth + inner.x;
    for (let x = 0; x < width; x += 2, chroma++) {
      const from = row + x;
      const to = y * width + x;
      // Always inside the window. A check for each pixel would cost as much as the rest.
      const a = pixels[from] as number;
      const b = pixels[from + 1] as number;
      const c = pixels[from + pixelsWidth] as number;
      const d = pixels[from + pixelsWidth + 1] as number;
      lumaAlpha[to] = a >>> 24;
      lumaAlpha[to + 1] = b >>> 24;
      lumaAlpha[to + width] = c >>> 24;
      lumaAlpha[to + width + 1] = d >>> 24;
      if ((a | b | c | d) === 0) {
        chromaAlpha[chroma] = 0;
        continue;
      }
      luma[to] = lumaOf(a);
      luma[to + 1] = lumaOf(b);
      luma[to + width] = lumaOf(c);
      luma[to + width + 1] = lumaOf(d);
      const red = (a & 255) + (b & 255) + (c & 255) + (d & 255);
      const green = ((a >> 8) & 255) + ((b >> 8) & 255) + ((c >> 8) & 255) + ((d >> 8) & 255);
      const blue = ((a >> 16) & 255) + ((b >> 16) & 255) + ((c >> 16) & 255) + ((d >> 16) & 255);
      const alpha = (a >>> 24) + (b >>> 24) + (c >>> 24) + (d >>> 24);
      const offset = CHROMA_OFFSET * alpha + 131_072;
      u[chroma] = (U.r * red + U.g * green + U.b * blue + offset) >> 18;
      v[chroma] = (V.r * red + V.g * green + V.b * blue + offset) >> 18;
      chromaAlpha[chroma] = (alpha + 2) >> 2;
    }
  }
}

/** `pixel` is premultiplied, with red in its lowest byte. */
function lumaOf(pixel: number): number {
  const red = pixel & 255;
  const green = (pixel >> 8) & 255;
  const blue = (pixel >> 16) & 255;
  const offset = LUMA.offset * (pixel >>> 24) + 32_768;
  return (LUMA.r * red + LUMA.g * green + LUMA.b * blue + offset) >> 16;
}

/** The smallest even box around everything that is not transparent. */
function findContent(pixels: Uint32Array, width: number, height: number): Box | null {
  const rowIsEmpty = (y: number) => {
    for (let at = y * width, end = at + width; at < end; at++) if (pixels[at] !== 0) return false;
    return true;
  };
  let top = 0;
  while (top < height && rowIsEmpty(top)) top++;
  if (top === height) return null;
  let bottom = height;
  while (rowIsEmpty(bottom - 1)) bottom--;
  let left = width;
  let right = 0;
  for (let y = top; y < bottom; y++) {
    const row = y * width;
    let x = 0;
    while (x < left && pixels[row + x] === 0) x++;
    left = Math.min(left, x);
    let end = width;
    while (end > right && pixels[row + end - 1] === 0) end--;
    right = Math.max(right, end);
  }
  const even = (value: number) => value & ~1;
  const x = even(left);
  const y = even(top);
  return { x, y, width: even(right + 1) - x, height: even(bottom + 1) - y };
}
