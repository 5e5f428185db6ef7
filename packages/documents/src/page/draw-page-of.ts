import type { ShareBox } from '@tarima/contract/figures';
import { Document } from 'mupdf';
import {
  encodeFile,
  encodePart,
  MOST_PIXELS,
  type PageBox,
  sizeOfPicture,
} from '../figures/encode-picture.ts';
import { createSvgDrawer } from '../ocr/draw-svg.ts';
import { Unreadable } from '../unreadable.ts';
import { findQuote } from './find-quote.ts';
import type { DrawnFormat, DrawnPage, WantedPage } from './wanted-page.ts';

type File = { bytes: Uint8Array; mediaType: string };

/** Draws a page of a file in this process, without limits. The reading process calls it. */
export async function drawPageOf(
  bytes: Uint8Array,
  { extension, mediaType }: { extension: DrawnFormat; mediaType: string },
  wanted: WantedPage,
): Promise<DrawnPage> {
  return DRAWERS[extension]({ bytes, mediaType }, wanted);
}

type Draw = (file: File, wanted: WantedPage) => DrawnPage | Promise<DrawnPage>;

const DRAWERS: Record<DrawnFormat, Draw> = {
  pdf: drawPdfPage,
  ai: drawPdfPage,
  svg: drawSvg,
  jpg: drawPicture,
  jpeg: drawPicture,
  png: drawPicture,
  tiff: drawPicture,
};

/** In pixels a point: letters are sharp on a screen of twice the usual density. */
const PDF_SCALE = 2;

function drawPdfPage({ bytes }: File, wantedPage: WantedPage): DrawnPage {
  const { page: wanted, quote, pageCount, mostWidth = Infinity } = wantedPage;
  const document = Document.openDocument(bytes, 'application/pdf');
  assertPageCount(document, pageCount ?? document.countPages());
  if (wanted > document.countPages()) {
    throw new Unreadable('PAGE_WITHOUT_PICTURE', `no page ${wanted}`);
  }
  const { page, boxes } = pageOfQuote(document, wanted, quote);
  const drawn = document.loadPage(page - 1);
  const bounds = drawn.getBounds();
  const scale = Math.min(PDF_SCALE, mostWidth / widthOf(bounds));
  return {
    ...encodePart(drawn, bounds, scale),
    ...{ page, boxes: boxes.map((box) => shareOf(box, bounds)) },
  };
}

/** Throws `Unreadable` for a document with another number of pages: they would be others. */
export function assertPageCount(document: Document, pageCount: number): void {
  const pages = document.countPages();
  if (pages === pageCount) return;
  throw new Unreadable('PAGE_WITHOUT_PICTURE', `${pages} pages instead of ${pageCount}`);
}

/** The page that has the quote, and its boxes there. The wanted page, if it is on neither. */
function pageOfQuote(document: Document, wanted: number, quote: string) {
  for (const page of [wanted, wanted + 1]) {
    if (quote === '' || page > document.countPages()) break;
    const boxes = findQuote(document.loadPage(page - 1).toStructuredText(''), quote);
    if (boxes.length > 0) return { page, boxes };
  }
  return { page: wanted, boxes: [] };
}

function drawPicture({ bytes, mediaType }: File, { page, mostWidth }: WantedPage): DrawnPage {
  const size = sizeOfPicture(bytes);
  if (size && size.width * size.height > MOST_PIXELS) {
    throw new Unreadable('PICTURE_TOO_LARGE', `${size.width} × ${size.height} pixels`);
  }
  const encoded = encodeFile(bytes, mediaType, { page, mostWidth });
  if (!encoded) throw new Unreadable('DOCUMENT_CORRUPT', 'a picture that cannot be drawn');
  return { ...encoded, page, boxes: [] };
}

/** Nothing that the drawing refers to is loaded, and no script runs. */
async function drawSvg({ bytes }: File, wanted: WantedPage): Promise<DrawnPage> {
  const draw = await createSvgDrawer();
  const png = draw(bytes, 'white');
  if (!png) throw new Unreadable('DOCUMENT_CORRUPT', 'a drawing that cannot be drawn');
  return drawPicture({ bytes: png, mediaType: 'image/png' }, wanted);
}

const widthOf = ([left, , right]: PageBox) => right - left;

/** A part of a page as shares of its size, cut at its edges. */
function shareOf([x0, y0, x1, y1]: PageBox, [left, top, right, bottom]: PageBox): ShareBox {
  const across = (x: number) => Math.min(Math.max((x - left) / (right - left), 0), 1);
  const down = (y: number) => Math.min(Math.max((y - top) / (bottom - top), 0), 1);
  return {
    x: across(x0),
    y: down(y0),
    width: across(x1) - across(x0),
    height: down(y1) - down(y0),
  };
}
