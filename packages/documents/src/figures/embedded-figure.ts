import type { ShareBox } from '@tarima/contract/figures';
import { ColorSpace, Document, Matrix, type Page } from 'mupdf';
import type { DraftFigure } from '../draft-document.ts';
import { asStored } from '../ocr/orientation.ts';
import {
  drawPart,
  type EncodedPicture,
  encodeFile,
  encodePart,
  encodePixmap,
} from './encode-picture.ts';
import { isPlain, kindOfPicture, measurePicture, type PictureMeasures } from './kind-of-picture.ts';
import type { PictureBudget } from './picture-budget.ts';
import { mediaTypeOfPicture } from './picture-type.ts';
import { usefulAlt } from './useful-alt.ts';

/** In points. */
export type Size = { width: number; height: number };

/** A picture file inside a document, and the way in which the document shows it. */
export type EmbeddedPicture = {
  file: Uint8Array;
  page: number;
  /** Undefined where only a layout would tell. */
  place: ShareBox | undefined;
  /** Undefined where the document does not say. */
  size: Size | undefined;
  /** The part that is shown; the rest is cut off. */
  part: ShareBox;
  /** In degrees, clockwise. */
  turn: number;
  description: string;
};

export const WHOLE: ShareBox = { x: 0, y: 0, width: 1, height: 1 };

/** In points: smaller pictures are icons, rules and logos. */
const SMALLEST_SHOWN: Size = { width: 90, height: 60 };
/** In pixels: smaller ones show nothing on a screen, however large the document shows them. */
const SHORTEST_SIDES = { long: 200, short: 100 };
/** The ratio of the sides of a banner or rule. */
const LONGEST_RATIO = 6;

/**
 * An embedded picture as a figure without a caption. Undefined for ornaments, broken files, kinds
 * that cannot be drawn, and pictures beyond the budget.
 */
export function embeddedFigure(
  { file, page, place = WHOLE, size, part, turn, description }: EmbeddedPicture,
  budget: PictureBudget,
): DraftFigure | undefined {
  if (budget.isSpent() || (size && isSmall(size))) return undefined;
  return budget.timed(() => {
    const encoded = encodeShown(file, part, turn);
    if (!encoded || isOrnament(encoded)) return undefined;
    const measures = measuresOf(encoded);
    const picture = isPlain(measures) ? null : budget.take(encoded);
    if (!picture) return undefined;
    const alt = usefulAlt(description);
    return {
      kind: 'figure',
      page,
      picture,
      figureKind: kindOfPicture(measures),
      place,
      caption: '',
      alt,
    };
  });
}

const isSmall = ({ width, height }: Size) =>
  width < SMALLEST_SHOWN.width || height < SMALLEST_SHOWN.height;

function isOrnament({ width, height }: EncodedPicture): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short < SHORTEST_SIDES.short || long < SHORTEST_SIDES.long || long / short > LONGEST_RATIO;
}

/** Encodes the shown part, turned as shown. A turn counts from the pixels as they are stored. */
function encodeShown(file: Uint8Array, part: ShareBox, turn: number): EncodedPicture | null {
  const mediaType = mediaTypeOfPicture(file);
  if (!mediaType) return null;
  const quarters = ((Math.round(turn / 90) % 4) + 4) % 4;
  const whole = encodeFile(quarters > 0 ? asStored(file, mediaType) : file, mediaType);
  const cut = whole && isWhole(part) ? whole : whole && cutTo(part, whole);
  return cut && quarters > 0 ? turned(cut, quarters * 90) : cut;
}

function isWhole({ width, height }: ShareBox): boolean {
  return width === 1 && height === 1;
}

function cutTo({ x, y, width, height }: ShareBox, encoded: EncodedPicture): EncodedPicture | null {
  if (width <= 0 || height <= 0) return null;
  return onPage(encoded, (page, scale) => {
    const [left, top, right, bottom] = page.getBounds();
    const at = { x: left + x * (right - left), y: top + y * (bottom - top) };
    const end = { x: at.x + width * (right - left), y: at.y + height * (bottom - top) };
    return encodePart(page, [at.x, at.y, end.x, end.y], scale);
  });
}

function turned(encoded: EncodedPicture, degrees: number): EncodedPicture {
  return onPage(encoded, (page, scale) => {
    const matrix = Matrix.concat(Matrix.scale(scale, scale), Matrix.rotate(degrees));
    const pixmap = page.toPixmap(matrix, ColorSpace.DeviceRGB, false);
    const picture = encodePixmap(pixmap);
    pixmap.destroy();
    return picture;
  });
}

function measuresOf(encoded: EncodedPicture): PictureMeasures {
  return onPage(encoded, (page, scale) => {
    const pixmap = drawPart(page, page.getBounds(), scale);
    const measures = measurePicture(pixmap);
    pixmap.destroy();
    return measures;
  });
}

/** Opens a picture as a page. `scale` is in pixels per point of that page. */
function onPage<Result>(
  { bytes, mediaType, width }: EncodedPicture,
  work: (page: Page, scale: number) => Result,
): Result {
  const page = Document.openDocument(bytes, mediaType).loadPage(0);
  const [left, , right] = page.getBounds();
  try {
    return work(page, width / (right - left));
  } finally {
    page.destroy();
  }
}
