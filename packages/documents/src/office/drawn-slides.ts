import type { Size } from '../figures/embedded-figure.ts';
import { placeOn, type SlideBox } from './slide-boxes.ts';

/** A shape that an author drew: a line or arrow, or an area such as a box. */
export type SlideShape = { shape: 'line' | 'area'; box: SlideBox | undefined };

/** Shares of a slide: smaller areas are dots and parts of icons, larger ones are its ground. */
const SMALLEST_AREA = 0.003;
const GROUND = 0.7;
/** Shapes at one place on so many slides are ornaments. */
const OFTEN = 3;
/** Fewer shapes only decorate their slide, unless lines join or point. */
const FEWEST_SHAPES = 6;
const FEWEST_AROUND_LINES = 4;

/** The numbers of slides on which shapes make a drawing. `slides` has the shapes of each. */
export function drawnSlides(slides: SlideShape[][], size: Size): number[] {
  const counts = new Map<string, number>();
  for (const all of slides) {
    for (const place of new Set(all.map(placeOf))) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const isSeen = (shape: SlideShape) =>
    (counts.get(placeOf(shape)) ?? 0) < OFTEN && (shape.shape === 'line' || isArea(shape, size));
  return slides.flatMap((all, index) => (isDrawing(all.filter(isSeen)) ? [index + 1] : []));
}

function isDrawing(shapes: SlideShape[]): boolean {
  const hasLines = shapes.filter(({ shape }) => shape === 'line').length >= 2;
  return shapes.length >= (hasLines ? FEWEST_AROUND_LINES : FEWEST_SHAPES);
}

function isArea({ box }: SlideShape, size: Size): boolean {
  const place = box && placeOn(size, box);
  const share = place ? place.width * place.height : 0;
  return share >= SMALLEST_AREA && share < GROUND;
}

const placeOf = ({ shape, box }: SlideShape): string =>
  [shape, box?.x, box?.y, box?.width, box?.height].map(String).join(' ');
