import type { Document, Page } from 'mupdf';
import type { FoundPage } from '../pdf/blocks-of-pages.ts';
import type { Box } from '../pdf/span.ts';
import { holdsMiddle } from './boxes.ts';
import { regionsWithCaptions, withoutFrames } from './captioned-regions.ts';
import { cropRegion } from './crop-region.ts';
import { drawnPartsOf } from './drawn-parts.ts';
import { drawPart, encodePixmap, LONGEST_SIDE } from './encode-picture.ts';
import { figureKindOf } from './figure-kind.ts';
import type { FoundFigure } from './found-figure.ts';
import { isFigure } from './is-figure.ts';
import { isPlain, measurePicture } from './kind-of-picture.ts';
import { layoutOf, type PageLayout } from './page-layout.ts';
import type { PictureBudget } from './picture-budget.ts';
import { type Region, regionsOf } from './regions.ts';
import { type PageParts, withoutRepeated } from './repeated-parts.ts';
import { isStraight } from './table-frames.ts';

/** Of a document, to limit memory. */
const MOST_PARTS = 400_000;
/** In pixels per point. */
const LARGEST_SCALE = 4;

/**
 * Adds its figures to each page, and takes their words out of its text. All words are read before:
 * repeated parts show only over all pages, and a failure here must not cost words. Pages are loaded
 * again, which is quick. Only boxes are kept between, so memory stays low.
 */
export function findFigures(
  document: Document,
  pages: FoundPage[],
  budget: PictureBudget,
): FoundPage[] {
  let count = 0;
  const drawn = pages.map(({ isRecognised }, index): PageParts => {
    const none = { parts: [], width: 0, height: 0 };
    if (isRecognised || count > MOST_PARTS || budget.isSpent()) return none;
    const found = onPage(document, index, budget, partsOf) ?? none;
    count += found.parts.length;
    return found;
  });
  return withoutRepeated(drawn).map((parts, index) => {
    const page = pages[index];
    if (!page) throw new Error('every page has its parts');
    if (parts.parts.length === 0 || budget.isSpent()) return page;
    const place = { page: index + 1, pageCount: pages.length };
    const { layout, regions } = budget.timed(() => {
      const layout = layoutOf({ ...page, ...parts });
      const isShown = (region: Region) => isFigure(region, layout, place);
      const found = regionsIn(parts, layout).flatMap((region) =>
        isShown(region) ? [region] : imagesOf(region, layout).filter(isShown),
      );
      return { layout, regions: found };
    });
    const figures =
      regions.length > 0
        ? onPage(document, index, budget, (loaded) =>
            regions.flatMap((region) => drawFigure(loaded, region, { layout, budget, ...place })),
          )
        : [];
    return figures && figures.length > 0 ? withFigures(page, figures) : page;
  });
}

/** A page whose figures cannot be read keeps its words. */
function onPage<Result>(
  document: Document,
  index: number,
  budget: PictureBudget,
  work: (page: Page) => Result,
): Result | undefined {
  try {
    return budget.timed(() => {
      const page = document.loadPage(index);
      const result = work(page);
      page.destroy();
      return result;
    });
  } catch (error) {
    // The library's heap is spoilt.
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return undefined;
  }
}

function partsOf(page: Page): PageParts {
  const [left, top, right, bottom] = page.getBounds();
  return { parts: drawnPartsOf(page), width: right - left, height: bottom - top };
}

function regionsIn({ parts }: PageParts, layout: PageLayout): Region[] {
  const { frames } = layout;
  // No line of a table begins a figure, not even a short one between cells.
  const drawing = withoutFrames(parts, layout).filter(
    (part) => !isStraight(part) || !frames.some((frame) => holdsMiddle(frame, part)),
  );
  return regionsWithCaptions(drawing, layout).map((region) => cropRegion(region, layout));
}

/** The pictures of a region that is no figure, as when text stands between them. */
function imagesOf({ parts, caption }: Region, layout: PageLayout): Region[] {
  if (caption) return [];
  const images = regionsOf(
    parts.filter(({ kind }) => kind === 'image'),
    layout,
  );
  return images.map((region) => cropRegion(region, layout));
}

type Drawing = { figure: FoundFigure; shown: Box };

function drawFigure(
  loaded: Page,
  region: Region,
  { layout, budget, page }: { layout: PageLayout; budget: PictureBudget; page: number },
): Drawing[] {
  const { box, caption } = region;
  if (box.right <= box.left || box.bottom <= box.top || budget.isSpent()) return [];
  const longSide = Math.max(box.right - box.left, box.bottom - box.top);
  const scale = Math.min(LARGEST_SCALE, LONGEST_SIDE / longSide);
  const pixmap = drawPart(loaded, [box.left, box.top, box.right, box.bottom], scale);
  const measures = measurePicture(pixmap);
  const picture = isPlain(measures) ? null : budget.take(encodePixmap(pixmap));
  pixmap.destroy();
  if (!picture) return [];
  const figure = {
    kind: 'figure' as const,
    page,
    picture,
    figureKind: figureKindOf(region, measures, layout),
    place: shareOf(box, layout),
    caption: caption?.text ?? '',
    alt: '',
  };
  // A caption's figure is read right before it, wherever it is drawn.
  const place = caption ? { ...caption, bottom: caption.top } : box;
  const { left, right, top, bottom } = place;
  const hasCaption = caption !== undefined;
  return [{ figure: { left, right, top, bottom, figure, hasCaption }, shown: box }];
}

function shareOf(box: Box, { width, height }: PageLayout) {
  const share = (length: number, all: number) => Math.min(Math.max(length / all, 0), 1);
  const x = share(box.left, width);
  const y = share(box.top, height);
  return { x, y, width: share(box.right, width) - x, height: share(box.bottom, height) - y };
}

/** Words inside a figure are no sentences. */
function withFigures(page: FoundPage, drawings: Drawing[]): FoundPage {
  const isInFigure = (box: Box) => drawings.some(({ shown }) => holdsMiddle(shown, box));
  return {
    ...page,
    spans: page.spans.filter((span) => !isInFigure(span)),
    tables: page.tables.filter((table) => !isInFigure(table)),
    figures: drawings.map(({ figure }) => figure),
  };
}
