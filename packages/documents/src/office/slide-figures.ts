import type { Chart, ShareBox } from '@tarima/contract/figures';
import { type DraftBlock, type DraftFigure, textOfBlock } from '../draft-document.ts';
import { type EmbeddedPicture, embeddedFigure, type Size } from '../figures/embedded-figure.ts';
import type { DraftChart } from '../figures/insert-figures.ts';
import { createPictureBudget } from '../figures/picture-budget.ts';
import { mediaTypeOfPicture } from '../figures/picture-type.ts';
import type { ReadingEvents } from '../format-reader.ts';
import { drawnSlides, type SlideShape } from './drawn-slides.ts';
import { placeOn, type SlideBox, turnedBox } from './slide-boxes.ts';

/** A picture on a slide. Pictures of one name are one file. */
export type SlidePicture = Pick<EmbeddedPicture, 'part' | 'turn' | 'description'> & {
  name: string;
  /** Undefined where the presentation does not say. */
  box: SlideBox | undefined;
  /** The picture's file; undefined if it is missing. */
  read: () => Uint8Array | undefined;
};
/** Gives the numbers of a chart; undefined if it cannot be shown. */
export type SlideChart = { readChart: () => Chart | undefined };

/** SmartArt or the preview of an embedded file: only a picture of the whole slide shows it. */
export type SlideInset = { inset: SlideBox | undefined };

export type SlideDrawing = SlidePicture | SlideChart | SlideInset | SlideShape;
/** Drawings of each slide, from back to front. */
export type ShownSlides = { size: Size; slides: SlideDrawing[][] };

/** Shares of a slide: smaller pictures are icons, larger ones are the slide or its ground. */
const SMALLEST = 0.05;
const WHOLE_SLIDE = 0.8;
/** A picture on so many slides is a logo or an ornament. */
const OFTEN = 3;

/**
 * Figures and charts of each slide. `written` has the words of each: under words, a picture of the
 * whole slide is only its ground. Charts without a title take that of their slide. Empty where
 * nobody wants pictures. Reports the slides of which something is missing here.
 */
export function figuresOfSlides(
  { size: slideSize, slides }: ShownSlides,
  written: DraftBlock[][],
  events: ReadingEvents,
): (DraftFigure | DraftChart)[][] {
  const budget = createPictureBudget(events);
  const isOrnament = repeatedNames(slides);
  const shapes = slides.map((drawings) => drawings.filter((drawn) => 'shape' in drawn));
  const incomplete = new Set(events.onPicture ? drawnSlides(shapes, slideSize) : []);
  const shareOf = (place: ShareBox | undefined) => (place ? place.width * place.height : 1);

  const figureOf = (drawn: SlideDrawing, page: number) => {
    if (budget.isSpent() || 'shape' in drawn) return undefined;
    const words = written[page - 1] ?? [];
    if ('inset' in drawn) {
      const share = shareOf(drawn.inset && placeOn(slideSize, drawn.inset));
      if (share >= SMALLEST) incomplete.add(page);
      return undefined;
    }
    if ('readChart' in drawn) {
      const chart = budget.timed(drawn.readChart);
      if (!chart) incomplete.add(page);
      const heading = words.find(({ kind }) => kind === 'heading');
      const title = chart?.title || (heading ? textOfBlock(heading) : '');
      return chart && { kind: 'chart' as const, page, chart: { ...chart, title } };
    }
    const { name, read, part, turn, description } = drawn;
    const size = drawn.box && turnedBox(drawn.box, turn);
    const place = size && placeOn(slideSize, size);
    const share = shareOf(place);
    const isGround = share >= WHOLE_SLIDE && !words.every(isNote);
    if (share < SMALLEST || isGround || isOrnament(name)) return undefined;
    const file = budget.timed(read);
    // Drawings of Windows and the Mac, which only an office program draws.
    if (file && !mediaTypeOfPicture(file)) incomplete.add(page);
    const figure =
      file && embeddedFigure({ file, page, place, size, part, turn, description }, budget);
    return figure && share >= WHOLE_SLIDE ? { ...figure, figureKind: 'slide' as const } : figure;
  };
  const figures = slides.map((drawings, index) =>
    drawings.flatMap((drawn) => figureOf(drawn, index + 1) ?? []),
  );
  if (incomplete.size > 0) events.onWholeSlides?.([...incomplete].sort((a, b) => a - b));
  return figures;
}

function repeatedNames(slides: ShownSlides['slides']): (name: string) => boolean {
  const counts = new Map<string, number>();
  for (const drawings of slides) {
    const names = drawings.flatMap((drawn) => ('name' in drawn ? [drawn.name] : []));
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (name) => (counts.get(name) ?? 0) >= OFTEN;
}

const isNote = ({ kind }: DraftBlock) => kind === 'note';

/** Figures stand after the words of their slide, which notes only explain. */
export function beforeNotes(slide: DraftBlock[], figures: DraftBlock[]): DraftBlock[] {
  return [...slide.filter((block) => !isNote(block)), ...figures, ...slide.filter(isNote)];
}
