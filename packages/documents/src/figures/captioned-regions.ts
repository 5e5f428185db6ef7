import type { Box } from '../pdf/span.ts';
import { boxAround } from '../pdf/span.ts';
import { areaOf, holdsMiddle, sharedBox, touches } from './boxes.ts';
import type { DrawnPart } from './drawn-parts.ts';
import type { LayoutLine, PageLayout } from './page-layout.ts';
import { joinRegions, type Region } from './regions.ts';

/** In points, between a figure and its caption. */
const FARTHEST_ABOVE = 60;
const FARTHEST_BELOW = 40;
const FARTHEST_BESIDE = 40;
/** In points: how far a figure may exceed its column. */
const OVERHANG = 12;
/** Share of a region that prose covers: then it is a box of text. */
const MOST_PROSE = 0.35;

/** Frames around a figure with its caption would hide which is which. */
export function withoutFrames(parts: DrawnPart[], { lines }: PageLayout): DrawnPart[] {
  const captions = lines.filter((line) => line.isCaption);
  return parts.filter(
    (part) => part.kind === 'image' || !captions.some((caption) => holdsMiddle(part, caption)),
  );
}

/** Gives captions their regions: all between a caption and the prose above it, else below or beside it. */
export function withCaptions(regions: Region[], layout: PageLayout): Region[] {
  let free = regions;
  const captioned: Region[] = [];
  const captions = layout.lines
    .filter((line) => line.isCaption)
    .sort((one, other) => one.top - other.top);
  for (const caption of captions) {
    const barriers = layout.lines.filter(
      (line) => line !== caption && (line.isCaption || isBarrier(line, free)),
    );
    const own =
      standAbove(caption, barriers, free) ??
      standBelow(caption, barriers, free) ??
      standBeside(caption, free);
    if (!own) continue;
    free = free.filter((region) => !own.includes(region));
    captioned.push({ ...joinRegions(own), caption });
  }
  return [...captioned, ...free];
}

/** Prose bounds a figure, but not the words in the boxes of a diagram. */
function isBarrier(line: LayoutLine, regions: Region[]): boolean {
  if (!line.isProse) return false;
  const around = regions.find(({ box }) => holdsMiddle(box, line));
  return !around || line.bottom - line.top > (around.box.bottom - around.box.top) * MOST_PROSE;
}

function standAbove(caption: LayoutLine, barriers: LayoutLine[], regions: Region[]) {
  const column = columnAround(caption, regions);
  const above = barriers.filter(
    (line) => line.bottom <= caption.top + 2 && overlapsAcross(line, column),
  );
  const top = Math.max(0, ...above.map((line) => line.bottom));
  const zone = { ...column, top: top - 3, bottom: caption.top + 4 };
  const found = regions.filter(({ box }) => isMostlyIn(box, zone));
  const lowest = Math.max(...found.map(({ box }) => box.bottom));
  return found.length > 0 && caption.top - lowest <= FARTHEST_ABOVE ? found : undefined;
}

function standBelow(caption: LayoutLine, barriers: LayoutLine[], regions: Region[]) {
  const column = columnAround(caption, regions);
  const below = barriers.filter(
    (line) => line.top >= caption.bottom + caption.size * 1.5 && overlapsAcross(line, column),
  );
  const bottom = Math.min(Number.POSITIVE_INFINITY, ...below.map((line) => line.top));
  const zone = { ...column, top: caption.bottom - 4, bottom: bottom + 3 };
  const found = regions.filter(({ box }) => isMostlyIn(box, zone));
  const highest = Math.min(...found.map(({ box }) => box.top));
  return found.length > 0 && highest - caption.bottom <= FARTHEST_BELOW ? found : undefined;
}

function standBeside(caption: LayoutLine, regions: Region[]) {
  const found = regions.find(
    ({ box }) =>
      touches({ ...box, left: 0, right: 1 }, { ...caption, left: 0, right: 1 }) &&
      Math.max(box.left - caption.right, caption.left - box.right) <= FARTHEST_BESIDE,
  );
  return found && [found];
}

/** The caption's column. Wider where a region directly above or below spans several. */
function columnAround(caption: LayoutLine, regions: Region[]): Pick<Box, 'left' | 'right'> {
  const { left, right } = caption.column;
  const spanning = regions.filter(
    ({ box }) =>
      box.left < right &&
      box.right > left &&
      Math.max(caption.top - box.bottom, box.top - caption.bottom) <= FARTHEST_BELOW &&
      box.left <= caption.left + OVERHANG &&
      box.right >= caption.right - OVERHANG,
  );
  const widest = boxAround([caption.column, ...spanning.map(({ box }) => box)]);
  return { left: widest.left - OVERHANG, right: widest.right + OVERHANG };
}

function overlapsAcross(line: Box, column: Pick<Box, 'left' | 'right'>): boolean {
  const shared = Math.min(line.right, column.right) - Math.max(line.left, column.left);
  return shared > (line.right - line.left) * 0.5;
}

function isMostlyIn(box: Box, zone: Box): boolean {
  return areaOf(sharedBox(box, zone)) >= areaOf(box) * 0.7;
}
