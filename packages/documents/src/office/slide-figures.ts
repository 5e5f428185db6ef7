import type { Chart } from '@tarima/contract/figures';
import { type DraftBlock, type DraftFigure, textOfBlock } from '../draft-document.ts';
import { type EmbeddedPicture, embeddedFigure, type Size } from '../figures/embedded-figure.ts';
import type { DraftChart } from '../figures/insert-figures.ts';
import { createPictureBudget } from '../figures/picture-budget.ts';
import type { ReadingEvents } from '../format-reader.ts';
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

/** Drawings of each slide, from back to front. */
export type ShownSlides = { size: Size; slides: (SlidePicture | SlideChart)[][] };

/** Shares of a slide: smaller pictures are icons, larger ones are the slide or its ground. */
const SMALLEST = 0.05;
const WHOLE_SLIDE = 0.8;
/** A picture on so many slides is a logo or an ornament. */
const OFTEN = 3;

/**
 * Figures and charts of each slide. `written` has the words of each: under words, a picture of the
 * whole slide is only its ground. Charts without a title take that of their slide. Empty where
 * nobody wants pictures.
 */
export function figuresOfSlides(
  { size: slideSize, slides }: ShownSlides,
  written: DraftBlock[][],
  events: ReadingEvents,
): (DraftFigure | DraftChart)[][] {
  const budget = createPictureBudget(events);
  const isOrnament = repeatedNames(slides);

  const figureOf = (drawn: SlidePicture | SlideChart, page: number) => {
    if (budget.isSpent()) return undefined;
    const words = written[page - 1] ?? [];
    if ('readChart' in drawn) {
      const chart = budget.timed(drawn.readChart);
      const heading = words.find(({ kind }) => kind === 'heading');
      const title = chart?.title || (heading ? textOfBlock(heading) : '');
      return chart && { kind: 'chart' as const, page, chart: { ...chart, title } };
    }
    const { name, read, part, turn, description } = drawn;
    const size = drawn.box && turnedBox(drawn.box, turn);
    const place = size && placeOn(slideSize, size);
    const share = place ? place.width * place.height : 1;
    const isGround = share >= WHOLE_SLIDE && !words.every(isNote);
    if (share < SMALLEST || isGround || isOrnament(name)) return undefined;
    const file = budget.timed(read);
    const figure =
      file && embeddedFigure({ file, page, place, size, part, turn, description }, budget);
    return figure && share >= WHOLE_SLIDE ? { ...figure, figureKind: 'slide' as const } : figure;
  };
  return slides.map((drawings, index) =>
    drawings.flatMap((drawn) => figureOf(drawn, index + 1) ?? []),
  );
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
