import { Document } from 'mupdf';
import type { DraftFigure } from '../draft-document.ts';
import { drawPart } from '../figures/encode-picture.ts';
import { createPictureBudget, type PictureBudget } from '../figures/picture-budget.ts';
import { figureOfPixmap } from '../figures/whole-picture.ts';
import type { ReadingEvents } from '../format-reader.ts';
import { assertPageCount } from '../page/draw-page-of.ts';
import type { WantedSlides } from './wanted-slides.ts';

/**
 * Draws slides from a presentation's PDF, as many as the limits allow. Blank ones are left out.
 * Throws `Unreadable` for a PDF that has not a page for each slide.
 */
export function drawSlidesOf(
  pdf: Uint8Array,
  { slides, pageCount, used }: WantedSlides,
  events: Pick<ReadingEvents, 'onPicture' | 'onFigures'>,
): DraftFigure[] {
  const document = Document.openDocument(pdf, 'application/pdf');
  assertPageCount(document, pageCount);
  const budget = createPictureBudget(events, used);
  return slides.flatMap((slide) => {
    if (budget.isSpent()) return [];
    const figure = budget.timed(() => drawSlide(document, slide, budget));
    return figure ? [{ ...figure, figureKind: 'slide' as const }] : [];
  });
}

function drawSlide(document: Document, slide: number, budget: PictureBudget) {
  const page = document.loadPage(slide - 1);
  const pixmap = drawPart(page, page.getBounds(), Number.POSITIVE_INFINITY);
  page.destroy();
  return figureOfPixmap(pixmap, slide, budget);
}
