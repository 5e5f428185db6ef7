import type { Box } from '../pdf/span.ts';
import { areaOf, holdsMiddle, sharedBox, touches } from './boxes.ts';
import type { DrawnPart } from './drawn-parts.ts';
import { MOST_PIXELS } from './encode-picture.ts';
import type { LayoutLine, PageLayout } from './page-layout.ts';
import { coverageOf, type Region } from './regions.ts';

/** In points, and as a share of the page: what is smaller is an icon or a logo. */
const SHORTEST_SIDE = 45;
const SMALLEST_SHARE = 0.022;
const SHORTEST_CAPTIONED = 24;
/** Share of the page. */
const LARGEST_SHARE = 0.6;
/** A longer document begins with a cover. */
const LONGEST_WITHOUT_COVER = 5;
/** Shares of the page: a strip along its top or bottom is a banner. */
const BANNER_WIDTH = 0.5;
const BANNER_HEIGHT = 0.17;
const MARGIN = 0.14;
/** Shares of the first page: a picture at its top is the sender's. */
const LETTERHEAD_SHARE = 0.08;
const LETTERHEAD_HEIGHT = 0.25;
/** A page with fewer letters than a scan has only a picture to say. */
const FEWEST_LETTERS = 80;
const SCAN_SHARE = 0.5;
/** Share of a drawing that its words may cover. */
const MOST_TEXT = 0.27;
/** In points: lines of a column begin at one edge. */
const SAME_EDGE = 3;
const FEWEST_IN_COLUMN = 6;
/** In characters. */
const SHORTEST_COLUMN = 100;
/** In characters, over a picture: a callout, a cover or a slide's ground. */
const MOST_TEXT_OVER_PICTURE = 160;

/** True for a region that shows something. Tables, forms, boxes of text, banners and covers do not. */
export function isFigure(
  region: Region,
  layout: PageLayout,
  { page, pageCount }: { page: number; pageCount: number },
): boolean {
  const { box, parts } = region;
  // A picture is decoded whole, however small it is shown.
  if (parts.some(({ pixels }) => pixels && pixels.width * pixels.height > MOST_PIXELS))
    return false;
  const share = areaOf(box) / (layout.width * layout.height);
  const shortSide = Math.min(box.right - box.left, box.bottom - box.top);
  const inside = layout.lines.filter((line) => holdsMiddle(box, line));
  if (isText(region, inside) || isInTable(region, layout)) return false;
  if (region.caption) return shortSide >= SHORTEST_CAPTIONED;

  const isPortrait = layout.height > layout.width;
  const letters = layout.lines.reduce((sum, line) => sum + line.text.length, 0);
  return !(
    shortSide < SHORTEST_SIDE ||
    share < SMALLEST_SHARE ||
    (isPortrait && share > LARGEST_SHARE) ||
    (page === 1 && pageCount > LONGEST_WITHOUT_COVER) ||
    (share > SCAN_SHARE && letters < FEWEST_LETTERS) ||
    isBanner(region, layout) ||
    (page === 1 && share < LETTERHEAD_SHARE && box.bottom < layout.height * LETTERHEAD_HEIGHT) ||
    isAmongText(region, layout) ||
    hasTextOverPicture(region, inside) ||
    isTabular(parts, inside)
  );
}

/** Mostly prose, or a listing. */
function isText({ box, parts }: Region, inside: LayoutLine[]): boolean {
  const characters = inside.reduce((sum, line) => sum + line.text.length, 0);
  const countOf = (lines: LayoutLine[]) => lines.reduce((sum, line) => sum + line.text.length, 0);
  const prose = inside.filter((line) => line.isProse);
  const images = parts.filter(({ kind }) => kind === 'image');
  const withoutImages = coverageOf(images, box) < 0.4;
  const monospaced = countOf(inside.filter((line) => line.monospaced));
  if (withoutImages && characters > 0 && monospaced > characters * 0.6) return true;
  return coverageOf(prose, box) > (withoutImages ? 0.2 : 0.4);
}

/** A picture may stand in a table, but a drawing there is a sign or a rest of its lines. */
function isInTable({ box, parts }: Region, { tables, frames }: PageLayout): boolean {
  const shareIn = (boxes: Box[]) =>
    boxes.reduce((sum, table) => sum + areaOf(sharedBox(table, box)), 0) / areaOf(box);
  const images = parts.filter(({ kind }) => kind === 'image');
  const shapes = parts.filter(({ kind }) => kind === 'shape');
  if (coverageOf(images, box) >= 0.3) return false;
  return shareIn(frames) > 0.4 || (shareIn(tables) > 0.4 && coverageOf(shapes, box) < 0.3);
}

/** Signs in lines of text, such as keys to press: the text covers them or goes on beside them. */
function isAmongText({ box, parts }: Region, { lines }: PageLayout): boolean {
  const images = parts.filter(({ kind }) => kind === 'image');
  const touching = lines.filter(
    (line) => touches(box, line) && !images.some((image) => holdsMiddle(image, line)),
  );
  const leaving = touching.filter((line) => {
    const isOut = line.left < box.left - 1 || line.right > box.right + 1;
    const y = (line.top + line.bottom) / 2;
    return isOut && y > box.top && y < box.bottom;
  });
  const inside = touching.filter((line) => holdsMiddle(box, line));
  return leaving.length >= 2 || coverageOf(inside, box) > MOST_TEXT || hasColumnOfText(inside);
}

/** True for many lines that begin at one edge: steps, or the cells of a table without rules. */
function hasColumnOfText(lines: LayoutLine[]): boolean {
  const columns = new Map<number, LayoutLine[]>();
  for (const line of lines) {
    const edge = Math.round(line.left / SAME_EDGE);
    columns.set(edge, [...(columns.get(edge) ?? []), line]);
  }
  return [...columns.values()].some(
    (column) =>
      column.length >= FEWEST_IN_COLUMN &&
      column.reduce((sum, line) => sum + line.text.length, 0) >= SHORTEST_COLUMN,
  );
}

function isBanner({ box }: Region, { width, height }: PageLayout): boolean {
  const isStrip =
    box.right - box.left > width * BANNER_WIDTH && box.bottom - box.top < height * BANNER_HEIGHT;
  return isStrip && (box.top < height * MARGIN || box.bottom > height * (1 - MARGIN));
}

function hasTextOverPicture({ box, parts }: Region, inside: LayoutLine[]): boolean {
  const images = parts.filter(({ kind }) => kind === 'image' || kind === 'shade');
  const over = inside.filter((line) => images.some((image) => holdsMiddle(image, line)));
  const characters = over.reduce((sum, line) => sum + line.text.length, 0);
  return coverageOf(images, box) > 0.5 && characters > MOST_TEXT_OVER_PICTURE;
}

/** Only rectangles and rules: a table, a form or a box, unless they are the bars of a chart. */
function isTabular(parts: DrawnPart[], inside: LayoutLine[]): boolean {
  const drawing = parts.filter(({ kind }) => kind !== 'rectangle' && kind !== 'rule');
  return drawing.length === 0 && !hasBars(parts, inside);
}

/** In points: bars stand on one line. */
const SAME_LINE = 2;
const FEWEST_BARS = 3;

/** True for rectangles of one width and several heights on one line, or turned by a quarter. */
export function hasBars(parts: DrawnPart[], inside: LayoutLine[]): boolean {
  const bars = parts.filter(
    (part) =>
      part.kind === 'rectangle' &&
      part.isFilled &&
      inside.filter((line) => holdsMiddle(part, line)).length <= 1,
  );
  const upright = bars.map((bar) => ({
    foot: bar.bottom,
    length: bar.bottom - bar.top,
    thickness: bar.right - bar.left,
  }));
  const lying = bars.map((bar) => ({
    foot: bar.left,
    length: bar.right - bar.left,
    thickness: bar.bottom - bar.top,
  }));
  return [upright, lying].some((each) => {
    const groups = new Map<string, Set<number>>();
    for (const { foot, length, thickness } of each) {
      const key = `${Math.round(foot / SAME_LINE)} ${Math.round(thickness / SAME_LINE)}`;
      const lengths = groups.get(key) ?? new Set();
      groups.set(key, lengths.add(Math.round(length / SAME_LINE)));
    }
    return [...groups.values()].some((lengths) => lengths.size >= FEWEST_BARS);
  });
}
