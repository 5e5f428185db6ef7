import { type Box, boxAround } from '../pdf/span.ts';
import { grown, holdsMiddle, touches } from './boxes.ts';
import type { LayoutLine, PageLayout } from './page-layout.ts';
import { coverageOf, type Region } from './regions.ts';

/** In points, between a figure and its labels. */
const NEAR = 9;
/** Labels stand in rows: numbers of an axis, then its title. */
const MOST_ROWS = 3;
const RASTER = 0.9;
/** In characters. */
const LONGEST_LABEL = 60;
/** Ratio to the body size: larger lines are headings. */
const HEADING_SIZE = 1.12;
/** In points. */
const PADDING = 3;
const SAME_EDGE = 4;
/** Share of the page height. */
const MARGIN = 0.07;
const SENTENCE_END = /[.:;,]$/;
const LIST_MARKER = /^([•‣◦▪■●○–—*-]|\(?\w{1,3}[.)])\s/u;

/** The region with its labels, without prose, caption and headings around it. */
export function cropRegion(region: Region, layout: PageLayout): Region {
  const bodySize = bodySizeOf(layout.lines);
  // A raster picture has its own labels in it.
  const isRaster =
    coverageOf(
      region.parts.filter(({ kind }) => kind === 'image'),
      region.box,
    ) > RASTER;
  const labels = isRaster
    ? []
    : layout.lines.filter((line) => mayBeLabel(line, bodySize) && !isInMargin(line, layout));
  let box = region.box;
  for (let row = 0; row < MOST_ROWS; row += 1) {
    const near = labels.filter((line) => touches(grown(box, NEAR), line) && standsBy(line, box));
    const wider = boxAround([box, ...near]);
    if (isSameBox(wider, box)) break;
    box = wider;
  }
  const { width, height } = layout;
  const padded = grown(box, PADDING);
  const onPage = {
    left: Math.max(padded.left, 0),
    right: Math.min(padded.right, width),
    top: Math.max(padded.top, 0),
    bottom: Math.min(padded.bottom, height),
  };
  const others = layout.lines.filter((line) => !labels.includes(line));
  return { ...region, box: withoutLines(onPage, region.box, others) };
}

function mayBeLabel(line: LayoutLine, bodySize: number): boolean {
  const isHeading =
    line.size > bodySize * HEADING_SIZE ||
    (line.bold && Math.abs(line.left - line.column.left) < SAME_EDGE);
  return (
    !line.isProse &&
    !line.isCaption &&
    !isHeading &&
    line.text.length <= LONGEST_LABEL &&
    !LIST_MARKER.test(line.text) &&
    !SENTENCE_END.test(line.text)
  );
}

/** Page numbers stand there. */
function isInMargin({ top, bottom }: LayoutLine, { height }: PageLayout): boolean {
  return bottom < height * MARGIN || top > height * (1 - MARGIN);
}

/** Above or below a figure, or beside it; not at a corner. */
function standsBy(line: LayoutLine, box: Box): boolean {
  const x = (line.left + line.right) / 2;
  const y = (line.top + line.bottom) / 2;
  return (
    (x >= box.left - NEAR && x <= box.right + NEAR) ||
    (y >= box.top && y <= box.bottom && line.right - line.left < box.right - box.left)
  );
}

/** Cuts the edges off at lines that stand beyond the drawn core, or reach out of it. */
function withoutLines(box: Box, core: Box, lines: LayoutLine[]): Box {
  const cut = { ...box };
  for (const line of lines) {
    if (!touches(cut, line)) continue;
    const reachesOut = line.left < core.left - NEAR || line.right > core.right + NEAR;
    if (holdsMiddle(core, line) && !(reachesOut && (line.isProse || line.isCaption))) continue;
    const y = (line.top + line.bottom) / 2;
    const x = (line.left + line.right) / 2;
    if (y <= core.top + (core.bottom - core.top) * 0.2) cut.top = Math.max(cut.top, line.bottom);
    else if (y >= core.bottom - (core.bottom - core.top) * 0.2) {
      cut.bottom = Math.min(cut.bottom, line.top);
    } else if (x <= core.left) cut.left = Math.max(cut.left, line.right);
    else if (x >= core.right) cut.right = Math.min(cut.right, line.left);
  }
  return cut;
}

function isSameBox(one: Box, other: Box): boolean {
  return (
    one.left === other.left &&
    one.right === other.right &&
    one.top === other.top &&
    one.bottom === other.bottom
  );
}

/** The size of most characters. */
function bodySizeOf(lines: LayoutLine[]): number {
  const weights = new Map<number, number>();
  for (const { size, text } of lines) weights.set(size, (weights.get(size) ?? 0) + text.length);
  return [...weights].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
}
