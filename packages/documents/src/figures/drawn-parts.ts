import {
  type ColorSpace,
  Device,
  type Image,
  Matrix,
  type Page,
  type Path,
  Rect,
  type Shade,
  StrokeState,
} from 'mupdf';
import type { Box } from '../pdf/span.ts';

/** `rule` is a long straight line; `rectangle` is filled or stroked; `shape` is any other path. */
export type DrawnPart = Box & {
  kind: 'rule' | 'rectangle' | 'shape' | 'shade' | 'image';
  /** Of a raster image. */
  pixels?: { width: number; height: number };
  isFilled?: boolean;
};

/** Maps and plans have more. What comes later adds little to their outline. */
const MOST_OPERATIONS = 20_000;
/** In points. */
const RULE_THICKNESS = 3;
const SHORTEST_RULE = 40;
const NO_WIDTH = new StrokeState({
  lineCap: 'Butt',
  lineJoin: 'Miter',
  lineWidth: 0,
  miterLimit: 10,
});

/**
 * MuPDF frees each object that the garbage collector finds, though it only lends `Shade`s to its
 * callbacks. Freeing a lent object breaks the heap, so they are kept until the process ends.
 */
const lentShades: Shade[] = [];

/** All that a page draws besides text, as boxes cut by their clips. White areas are left out. */
export function drawnPartsOf(page: Page): DrawnPart[] {
  const parts: DrawnPart[] = [];
  const clips: Rect[] = [page.getBounds()];
  /** Masks and patterns draw what is not seen as such. */
  let hidden = 0;
  let operations = 0;
  const clip = () => clips.at(-1) ?? page.getBounds();
  const cutBy = ([left, top, right, bottom]: Rect, other: Rect): Rect => [
    Math.max(left, other[0]),
    Math.max(top, other[1]),
    Math.min(right, other[2]),
    Math.min(bottom, other[3]),
  ];
  const pushClip = (bounds: Rect) => clips.push(cutBy(bounds, clip()));
  const add = (bounds: Rect, about: Pick<DrawnPart, 'kind' | 'pixels' | 'isFilled'>) => {
    operations += 1;
    if (operations > MOST_OPERATIONS) stop();
    const [left, top, right, bottom] = cutBy(bounds, clip());
    if (hidden === 0 && right >= left && bottom >= top) {
      parts.push({ left, top, right, bottom, ...about });
    }
  };
  const addPath = (path: Path, bounds: Rect, isFilled: boolean) =>
    add(bounds, { kind: kindOf(path, bounds), isFilled });
  const addImage = (image: Image, matrix: Matrix) => {
    const pixels = { width: image.getWidth(), height: image.getHeight() };
    image.destroy();
    add(Rect.transform([0, 0, 1, 1], matrix), { kind: 'image', pixels });
  };

  const callbacks = {
    fillPath(path: Path, _evenOdd: boolean, matrix: Matrix, ...ink: Ink) {
      if (isSeen(ink)) addPath(path, path.getBounds(NO_WIDTH, matrix), true);
    },
    strokePath(path: Path, stroke: StrokeState, matrix: Matrix, ...ink: Ink) {
      if (isSeen(ink)) addPath(path, path.getBounds(stroke, matrix), false);
    },
    fillImage: addImage,
    fillImageMask: addImage,
    fillShade(shade: Shade) {
      lentShades.push(shade);
      add(clip(), { kind: 'shade' });
    },
    clipPath: (path: Path, _evenOdd: boolean, matrix: Matrix) =>
      pushClip(path.getBounds(NO_WIDTH, matrix)),
    clipStrokePath: (path: Path, stroke: StrokeState, matrix: Matrix) =>
      pushClip(path.getBounds(stroke, matrix)),
    clipImageMask(image: Image, matrix: Matrix) {
      image.destroy();
      pushClip(Rect.transform([0, 0, 1, 1], matrix));
    },
    clipText: () => pushClip(clip()),
    clipStrokeText: () => pushClip(clip()),
    popClip: () => clips.pop(),
    beginMask() {
      hidden += 1;
      pushClip(clip());
    },
    endMask() {
      hidden -= 1;
    },
    beginTile() {
      add(clip(), { kind: 'shape', isFilled: true });
      hidden += 1;
      return 0;
    },
    endTile() {
      hidden -= 1;
    },
  };
  /** MuPDF skips callbacks that are gone; throwing through its frames would break its stack. */
  const stop = () => {
    for (const name of Object.keys(callbacks)) Reflect.deleteProperty(callbacks, name);
  };
  const device = new Device(callbacks);
  page.runPageContents(device, Matrix.identity);
  device.close();
  device.destroy();
  return parts;
}

type Ink = [space: ColorSpace, color: number[], alpha: number];

/** False for white in grey, RGB or CMYK. */
function isSeen([, color, alpha]: Ink): boolean {
  const isWhite =
    color.length === 4
      ? color.every((ink) => ink < 0.01)
      : color.length > 0 && color.every((light) => light > 0.99);
  return alpha > 0 && !isWhite;
}

function kindOf(path: Path, [left, top, right, bottom]: Rect): DrawnPart['kind'] {
  const [short, long] = [right - left, bottom - top].sort((a, b) => a - b);
  if ((short ?? 0) <= RULE_THICKNESS) return (long ?? 0) > SHORTEST_RULE ? 'rule' : 'shape';
  return isRectangle(path) ? 'rectangle' : 'shape';
}

/** True for upright rectangles only, one or several in a path. */
function isRectangle(path: Path): boolean {
  let isUpright = true;
  let at = { x: 0, y: 0 };
  path.walk({
    moveTo(x, y) {
      at = { x, y };
    },
    lineTo(x, y) {
      if (Math.abs(x - at.x) > 0.1 && Math.abs(y - at.y) > 0.1) isUpright = false;
      at = { x, y };
    },
    curveTo() {
      isUpright = false;
    },
  });
  return isUpright;
}
