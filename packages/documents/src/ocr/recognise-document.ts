import { ColorSpace, Document, Matrix, type Pixmap } from 'mupdf';
import type { DraftDocument } from '../draft-document.ts';
import { LONGEST_SIDE, MOST_PIXELS } from '../figures/encode-picture.ts';
import { layoutOf } from '../figures/page-layout.ts';
import { createPictureBudget } from '../figures/picture-budget.ts';
import { figureOfPixmap } from '../figures/whole-picture.ts';
import type { ReadingEvents } from '../format-reader.ts';
import { blocksOfPages, type FoundPage } from '../pdf/blocks-of-pages.ts';
import { readOutline } from '../pdf/outline.ts';
import { Unreadable } from '../unreadable.ts';
import { asStored, orientationsOf } from './orientation.ts';
import { picturesOf } from './page-picture.ts';
import { createPageRecogniser } from './page-recogniser.ts';

/** MuPDF's messages for valid pictures of kinds that it does not read. */
const UNKNOWN_KIND =
  /unknown TIFF compression|not in chunky format|Unsupported JPEG process|bits per sample|unknown image file format/i;

/**
 * Recognises every page of a file of pictures that MuPDF can draw. A picture is a figure too, unless
 * it is the scan of a text.
 */
export async function recogniseDocument(
  bytes: Uint8Array,
  mediaType: string,
  events: ReadingEvents,
): Promise<DraftDocument> {
  const recogniser = createPageRecogniser(events);
  try {
    const document = Document.openDocument(asStored(bytes, mediaType), mediaType);
    const pageCount = document.countPages();
    const orientations = orientationsOf(bytes, mediaType);
    const pages: FoundPage[] = [];
    for (let index = 0; index < pageCount; index += 1) {
      const page = document.loadPage(index);
      const upright = orientations[index];
      pages.push(await recogniser.read(page, { trueSize: false, upright }));
      page.destroy();
      events.onProgress(index + 1, pageCount);
    }
    const shown = withPictures(document, pages, { orientations, events });
    return { title: '', pageCount, blocks: blocksOfPages(shown, readOutline(document)) };
  } catch (error) {
    if (error instanceof Error && UNKNOWN_KIND.test(error.message)) {
      throw new Unreadable('DOCUMENT_UNSUPPORTED', error.message, { cause: error });
    }
    throw error;
  } finally {
    await recogniser.close();
  }
}

/** Words first: a failure to show a picture must not cost them. */
function withPictures(
  document: Document,
  pages: FoundPage[],
  { orientations, events }: { orientations: Matrix[]; events: ReadingEvents },
): FoundPage[] {
  const budget = createPictureBudget(events);
  return pages.map((found, index) => {
    if (budget.isSpent() || isRunningText(found)) return found;
    const upright = orientations[index] ?? Matrix.identity;
    const figure = budget.timed(() => {
      const pixmap = drawUpright(document, index, upright);
      return pixmap && figureOfPixmap(pixmap, index + 1, budget);
    });
    // Above all lines, so that it is read first.
    const place = { left: 0, right: 0, top: -1, bottom: -1, hasCaption: false };
    return figure ? { ...found, figures: [{ ...place, figure }] } : found;
  });
}

function drawUpright(document: Document, index: number, upright: Matrix): Pixmap | null {
  const page = document.loadPage(index);
  const { longSide, area } = picturesOf(page);
  const [left, top, right, bottom] = page.getBounds();
  const scale = Math.min(longSide, LONGEST_SIDE) / Math.max(right - left, bottom - top, 1);
  const matrix = Matrix.concat(Matrix.scale(scale, scale), upright);
  const pixmap =
    longSide > 0 && area <= MOST_PIXELS ? page.toPixmap(matrix, ColorSpace.DeviceRGB, false) : null;
  page.destroy();
  return pixmap;
}

/** In characters: a sign or a screen has less running text. */
const SHORTEST_SCAN = 200;
const SCAN_SHARE = 0.5;

function isRunningText({ spans, height }: FoundPage): boolean {
  const { lines } = layoutOf({ spans, tables: [], parts: [], width: height, height });
  const lengthOf = (some: typeof lines) => some.reduce((sum, { text }) => sum + text.length, 0);
  const prose = lengthOf(lines.filter((line) => line.isProse));
  return prose > SHORTEST_SCAN && prose > lengthOf(lines) * SCAN_SHARE;
}
