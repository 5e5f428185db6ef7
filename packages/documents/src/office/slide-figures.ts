import type { ShareBox } from '@tarima/contract/figures';
import type { DraftFigure } from '../draft-document.ts';
import { embeddedFigure } from '../figures/embedded-figure.ts';
import type { DraftChart } from '../figures/insert-figures.ts';
import { createPictureBudget } from '../figures/picture-budget.ts';
import { pointsOfEmu } from './drawing-values.ts';
import { openOfficePackage } from './office-package.ts';
import { readChart } from './read-chart.ts';
import { drawingsOfSlide, type SlideBox, type SlideDrawing } from './slide-drawings.ts';
import { slidePartsOf, slideSizeOf } from './slide-parts.ts';

/** Shares of a slide: smaller pictures are icons, larger ones are the slide or its ground. */
const SMALLEST = 0.05;
const WHOLE_SLIDE = 0.8;
/** A picture on so many slides is a logo or an ornament. */
const OFTEN = 3;

/** What the figures of a slide depend on. */
export type SlideText = { title: string; hasText: boolean };

/**
 * Figures and charts of each slide, in the order shown. `textOf` tells of the text of a slide,
 * counted from 1: under text, a picture of the whole slide is only its ground.
 */
export function figuresOfSlides(
  file: Uint8Array,
  textOf: (page: number) => SlideText,
  onPicture: ((bytes: Uint8Array) => void) | undefined,
): (DraftFigure | DraftChart)[][] {
  const office = openOfficePackage(file);
  const budget = createPictureBudget(onPicture);
  const slideSize = slideSizeOf(office);
  const slides = slidePartsOf(office).map((part) => (part ? drawingsOfSlide(office, part) : []));
  const isOrnament = repeatedTargets(slides);

  const figureOf = (drawing: SlideDrawing, page: number) => {
    const { kind, target, box, part, turn, description } = drawing;
    const { title, hasText } = textOf(page);
    if (kind === 'chart') {
      const chart = readChart(office, target);
      return chart && { kind, page, chart: { ...chart, title: chart.title || title } };
    }
    const shown = box && turnedBox(box, turn);
    const place = shown && placeOn(slideSize, shown);
    const share = place ? place.width * place.height : 1;
    const isGround = share >= WHOLE_SLIDE && hasText;
    if (share < SMALLEST || isGround || isOrnament(target) || budget.isSpent()) return undefined;
    const picture = office.picture(target);
    const size = shown && {
      width: pointsOfEmu(shown.width),
      height: pointsOfEmu(shown.height),
    };
    const figure =
      picture &&
      embeddedFigure({ file: picture, page, place, size, part, turn, description }, budget);
    return figure && share >= WHOLE_SLIDE ? { ...figure, figureKind: 'slide' as const } : figure;
  };
  return slides.map((drawings, index) =>
    drawings.flatMap((drawing) => figureOf(drawing, index + 1) ?? []),
  );
}

function repeatedTargets(slides: SlideDrawing[][]): (target: string) => boolean {
  const counts = new Map<string, number>();
  for (const drawings of slides) {
    for (const target of new Set(drawings.map((drawing) => drawing.target))) {
      counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return (target) => (counts.get(target) ?? 0) >= OFTEN;
}

/** A box turned by a quarter lies across its middle. */
function turnedBox({ x, y, width, height }: SlideBox, turn: number): SlideBox {
  if (Math.round(turn / 90) % 2 === 0) return { x, y, width, height };
  const shift = (width - height) / 2;
  return { x: x + shift, y: y - shift, width: height, height: width };
}

/** The part of the slide that a box covers; undefined if the slide has no size. */
function placeOn(slide: { width: number; height: number }, box: SlideBox): ShareBox | undefined {
  if (!(slide.width > 0 && slide.height > 0)) return undefined;
  const within = (value: number) => Math.min(Math.max(value, 0), 1);
  const [left, top] = [within(box.x / slide.width), within(box.y / slide.height)];
  return {
    x: left,
    y: top,
    width: within((box.x + box.width) / slide.width) - left,
    height: within((box.y + box.height) / slide.height) - top,
  };
}
