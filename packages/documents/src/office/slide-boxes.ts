import type { ShareBox } from '@tarima/contract/figures';
import type { Size } from '../figures/embedded-figure.ts';

/** In points, from the slide's top left corner. */
export type SlideBox = { x: number; y: number; width: number; height: number };

/** The place of a group. `inner` is the same place as its shapes count it. */
export type Group = { outer: SlideBox; inner: SlideBox };

/** The box of a group's shape in the lengths around the group. */
export function placedIn({ x, y, width, height }: SlideBox, { outer, inner }: Group): SlideBox {
  const across = inner.width > 0 ? outer.width / inner.width : 1;
  const down = inner.height > 0 ? outer.height / inner.height : 1;
  return {
    x: outer.x + (x - inner.x) * across,
    y: outer.y + (y - inner.y) * down,
    width: width * across,
    height: height * down,
  };
}

/** The box that a shape covers once it is turned; quarters count, and lie across its middle. */
export function turnedBox({ x, y, width, height }: SlideBox, turn: number): SlideBox {
  if (Math.round(turn / 90) % 2 === 0) return { x, y, width, height };
  const shift = (width - height) / 2;
  return { x: x + shift, y: y - shift, width: height, height: width };
}

/** The part of a slide that a box covers; undefined if the slide has no size. */
export function placeOn(slide: Size, box: SlideBox): ShareBox | undefined {
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
