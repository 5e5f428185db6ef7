import { ColorSpace, Matrix, type Page } from 'mupdf';
import { Unreadable } from '../unreadable.ts';

/** `coverage` is the covered share of the page, 0 to 1; `longSide` and `area` are in pixels. */
export type PagePictures = { coverage: number; longSide: number; area: number };
export type QuarterTurn = 0 | 90 | 180 | 270;
/** `scale` is in pixels per point. */
export type Drawing = { png: Uint8Array; scale: number; height: number; isBlank: boolean };

const MOST_PIXELS = 150_000_000;
/** In pixels: Tesseract reads these sizes well and in acceptable time. */
const SHORTEST_LONG_SIDE = 1_500;
const LONGEST_LONG_SIDE = 2_500;
/** More enlargement of small pictures adds no detail. */
const LARGEST_ENLARGEMENT = 3;
/** Scanned paper is not white. A page of nearly one brightness is blank. */
const SMALLEST_CONTRAST = 24;

export function picturesOf(page: Page): PagePictures {
  const [left, top, right, bottom] = page.getBounds();
  const area = (right - left) * (bottom - top);
  const found = { coverage: 0, longSide: 0, area: 0 };
  const text = page.toStructuredText('preserve-images');
  text.walk({
    onImageBlock([x0, y0, x1, y1], _transform, image) {
      const [width, height] = [image.getWidth(), image.getHeight()];
      image.destroy();
      if (width * height > MOST_PIXELS) {
        throw new Unreadable('DOCUMENT_TOO_COMPLEX', `a picture of ${width} × ${height} pixels`);
      }
      const shown =
        Math.max(Math.min(x1, right) - Math.max(x0, left), 0) *
        Math.max(Math.min(y1, bottom) - Math.max(y0, top), 0);
      found.coverage += shown / area;
      found.longSide = Math.max(found.longSide, width, height);
      found.area = Math.max(found.area, width * height);
    },
  });
  text.destroy();
  return found;
}

/** Draws a page in grey at the best size for recognition: upright first, then turned clockwise by `turn`. */
export function drawPage(
  page: Page,
  pictures: PagePictures,
  { upright, turn }: { upright: Matrix; turn: QuarterTurn },
): Drawing {
  const [left, top, right, bottom] = page.getBounds();
  const points = Math.max(right - left, bottom - top, 1);
  const own = pictures.coverage > 0.5 ? pictures.longSide : LONGEST_LONG_SIDE;
  const pixels = Math.min(
    Math.max(own, SHORTEST_LONG_SIDE),
    own * LARGEST_ENLARGEMENT,
    LONGEST_LONG_SIDE,
  );
  const scale = pixels / points;
  const matrix = [Matrix.scale(scale, scale), upright, Matrix.rotate(turn)].reduce(Matrix.concat);
  const pixmap = page.toPixmap(matrix, ColorSpace.DeviceGray, false);
  const drawing = {
    png: pixmap.asPNG(),
    scale,
    height: pixmap.getHeight() / scale,
    isBlank: contrastOf(pixmap.getPixels()) < SMALLEST_CONTRAST,
  };
  pixmap.destroy();
  return drawing;
}

/** Difference between the darkest and brightest pixels, without a few outliers. */
function contrastOf(pixels: Uint8ClampedArray): number {
  const counts = new Array<number>(256).fill(0);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  const stray = pixels.length / 5_000;
  let darkest = 0;
  for (let sum = counts[0] ?? 0; sum <= stray && darkest < 255; ) {
    darkest += 1;
    sum += counts[darkest] ?? 0;
  }
  let brightest = 255;
  for (let sum = counts[255] ?? 0; sum <= stray && brightest > 0; ) {
    brightest -= 1;
    sum += counts[brightest] ?? 0;
  }
  return brightest - darkest;
}
