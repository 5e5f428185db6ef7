import { createHash } from 'node:crypto';
import type { Picture } from '@tarima/contract/figures';
import { ColorSpace, Document, DrawDevice, Image, Matrix, type Page, Pixmap } from 'mupdf';

/** In pixels, of the longer side. */
export const LONGEST_SIDE = 1_600;
/** A decoded picture takes four bytes a pixel. */
export const MOST_PIXELS = 40_000_000;
const JPEG_QUALITY = 85;
const WHITE = 255;

export type EncodedPicture = Picture & { bytes: Uint8Array };

/** In points, on the page. */
export type PageBox = readonly [left: number, top: number, right: number, bottom: number];

/** Width and height of a picture file in pixels, without decoding it. Null if it is none. */
export function sizeOfPicture(file: Uint8Array): { width: number; height: number } | null {
  try {
    const image = new Image(file);
    const size = { width: image.getWidth(), height: image.getHeight() };
    image.destroy();
    return size;
  } catch (error) {
    return nullUnlessSpoilt(error);
  }
}

/** One of a picture file's pictures, counted from 1, at most `mostWidth` pixels across. */
type WantedPicture = { page?: number; mostWidth?: number | undefined };

/**
 * Encodes a picture file anew: upright, RGB on white, at most `LONGEST_SIDE` pixels long. Null for
 * a broken picture, and for one with more pixels than memory allows.
 */
export function encodeFile(
  file: Uint8Array,
  mediaType: string,
  wanted: WantedPicture = {},
): EncodedPicture | null {
  const pixmap = drawFile(file, mediaType, wanted);
  return pixmap && encodePixmap(pixmap);
}

/** Draws a picture file as `encodeFile` encodes it. */
export function drawFile(
  file: Uint8Array,
  mediaType: string,
  { page: pageNumber = 1, mostWidth = Infinity }: WantedPicture = {},
): Pixmap | null {
  const size = sizeOfPicture(file);
  if (!size || size.width < 1 || size.height < 1) return null;
  if (size.width * size.height > MOST_PIXELS) return null;
  try {
    const page = Document.openDocument(file, mediaType).loadPage(pageNumber - 1);
    const box = page.getBounds();
    const points = Math.max(box[2] - box[0], box[3] - box[1]);
    const pixels = Math.min(LONGEST_SIDE, Math.max(size.width, size.height));
    return drawPart(page, box, Math.min(pixels / points, mostWidth / (box[2] - box[0])));
  } catch (error) {
    return nullUnlessSpoilt(error);
  }
}

/** Draws a part of a page by `drawPart` and encodes it. */
export function encodePart(page: Page, box: PageBox, scale: number): EncodedPicture {
  const pixmap = drawPart(page, box, scale);
  const encoded = encodePixmap(pixmap);
  pixmap.destroy();
  return encoded;
}

/** A part of a page as RGB on white. `scale` is in pixels per point, as far as the limit allows. */
export function drawPart(page: Page, box: PageBox, scale: number): Pixmap {
  const [left, top, right, bottom] = box;
  const limit = LONGEST_SIDE / Math.max(right - left, bottom - top);
  const pixels = Math.min(scale, limit);
  const matrix = Matrix.scale(pixels, pixels);
  const pixmap = new Pixmap(
    ColorSpace.DeviceRGB,
    [
      Math.floor(left * pixels),
      Math.floor(top * pixels),
      Math.max(Math.floor(left * pixels) + 1, Math.floor(right * pixels)),
      Math.max(Math.floor(top * pixels) + 1, Math.floor(bottom * pixels)),
    ],
    false,
  );
  pixmap.clear(WHITE);
  const device = new DrawDevice(matrix, pixmap);
  page.run(device, Matrix.identity);
  device.close();
  device.destroy();
  return pixmap;
}

/** The smaller of PNG and JPEG of an RGB pixmap without transparency. */
export function encodePixmap(pixmap: Pixmap): EncodedPicture {
  const png = pixmap.asPNG();
  const jpeg = pixmap.asJPEG(JPEG_QUALITY, false);
  const [mediaType, bytes] =
    png.length <= jpeg.length ? (['image/png', png] as const) : (['image/jpeg', jpeg] as const);
  return {
    picture: createHash('sha256').update(bytes).digest('hex'),
    mediaType,
    width: pixmap.getWidth(),
    height: pixmap.getHeight(),
    bytes,
  };
}

/** After a runtime error the library's heap is spoilt, so the process must end. */
function nullUnlessSpoilt(error: unknown): null {
  if (error instanceof WebAssembly.RuntimeError) throw error;
  return null;
}
