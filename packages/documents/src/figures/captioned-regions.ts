import { type Box, boxAround } from '../pdf/span.ts';
import { areaOf, grown, holdsMiddle, sharedBox, touches } from './boxes.ts';
import type { DrawnPart } from './drawn-parts.ts';
import type { LayoutLine, PageLayout } from './page-layout.ts';
import { coverageOf, joinRegions, type Region, regionsOf } from './regions.ts';

/** In points, between a figure and its caption. */
const FARTHEST_ABOVE = 60;
const FARTHEST_BELOW = 40;
const FARTHEST_BESIDE = 40;
/** In points: how far a figure may exceed its column. */
const OVERHANG = 12;
/** Share of a column that a box of text is wide, and that its text covers of it. */
const TEXT_BOX_WIDTH = 0.7;
const TEXT_BOX_PROSE = 0.2;
/** Share of a region that prose covers: then it is a box of text. */
const MOST_PROSE = 0.35;

/** Frames around a figure with its caption, and boxes of text with their signs, begin no figure. */
export function withoutFrames(parts: DrawnPart[], { lines }: PageLayout): DrawnPart[] {
  const captions = lines.filter((line) => line.isCaption);
  const prose = lines.filter((line) => line.isProse);
  const isTextBox = (part: DrawnPart) => {
    const held = prose.filter((line) => holdsMiddle(part, line));
    const column = held[0]?.column;
    return (
      column !== undefined &&
      part.right - part.left > (column.right - column.left) * TEXT_BOX_WIDTH &&
      coverageOf(held, part) > TEXT_BOX_PROSE
    );
  };
  const drawn = parts.filter(({ kind }) => kind !== 'image' && kind !== 'rule');
  const textBoxes = drawn.filter(isTextBox);
  const frames = drawn.filter((part) => captions.some((caption) => holdsMiddle(part, caption)));
  return parts.filter(
    (part) => !frames.includes(part) && !textBoxes.some((box) => holdsMiddle(box, part)),
  );
}

/** A page's regions. Those of captions come first: all between a caption and the prose above it, or else below or beside it. */
export function regionsWithCaptions(parts: DrawnPart[], layout: PageLayout): Region[] {
  let free = parts;
  const captioned: Region[] = [];
  const all = regionsOf(parts, layout);
  const captions = layout.lines
    .filter((line) => line.isCaption)
    .sort((one, other) => one.top - other.top);
  for (const caption of captions) {
    const column = columnAround(caption, all, captions);
    const barriers = layout.lines.filter(
      (line) =>
        line !== caption &&
        (line.isCaption || isBarrier(line, all)) &&
        overlapsAcross(line, column),
    );
    const inZone = (zone: Pick<Box, 'top' | 'bottom'>) =>
      regionsOf(
        free.filter((part) => isMostlyIn(part, { ...column, ...zone })),
        layout,
      );
    const near =
      standAbove(caption, barriers, inZone) ??
      standBelow(caption, barriers, inZone) ??
      standBeside(caption, regionsOf(free, layout));
    if (!near) continue;
    const own = joinRegions(joinedFrom(near, caption, layout.lines));
    const used = new Set(own.parts);
    free = free.filter((part) => !used.has(part));
    captioned.push({ ...own, caption });
  }
  return [...captioned, ...regionsOf(free, layout)];
}

/** The region nearest to the caption, with others as long as no prose comes between. */
function joinedFrom(regions: Region[], caption: LayoutLine, lines: LayoutLine[]): Region[] {
  const distance = ({ box }: Region) =>
    Math.max(box.left - caption.right, caption.left - box.right, 0) +
    Math.max(box.top - caption.bottom, caption.top - box.bottom, 0);
  const sorted = [...regions].sort((one, other) => distance(one) - distance(other));
  const prose = lines.filter((line) => line.isProse);
  const proseIn = (box: Box) => prose.filter((line) => holdsMiddle(box, line)).length;
  let joined = sorted.slice(0, 1);
  for (const region of sorted.slice(1)) {
    const all = [...joined, region];
    const apart = all.reduce((sum, { box }) => sum + proseIn(box), 0);
    if (proseIn(boxAround(all.map(({ box }) => box))) <= apart) joined = all;
  }
  return joined;
}

/** Prose bounds a figure, but not the words in the boxes of a diagram. */
function isBarrier(line: LayoutLine, regions: Region[]): boolean {
  if (!line.isProse) return false;
  const around = regions.find(({ box }) => holdsMiddle(box, line));
  return !around || line.bottom - line.top > (around.box.bottom - around.box.top) * MOST_PROSE;
}

type RegionsIn = (zone: Pick<Box, 'top' | 'bottom'>) => Region[];

function standAbove(caption: LayoutLine, barriers: LayoutLine[], inZone: RegionsIn) {
  const above = barriers.filter((line) => line.bottom <= caption.top + 2);
  const top = Math.max(0, ...above.map((line) => line.bottom));
  const found = inZone({ top: top - 3, bottom: caption.top + 4 });
  const lowest = Math.max(...found.map(({ box }) => box.bottom));
  return found.length > 0 && caption.top - lowest <= FARTHEST_ABOVE ? found : undefined;
}

function standBelow(caption: LayoutLine, barriers: LayoutLine[], inZone: RegionsIn) {
  const below = barriers.filter((line) => line.top >= caption.bottom + caption.size * 1.5);
  const bottom = Math.min(Number.POSITIVE_INFINITY, ...below.map((line) => line.top));
  const found = inZone({ top: caption.bottom - 4, bottom: bottom + 3 });
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

/** The caption's column. Wider where a region above or below it spans several, for this caption alone. */
function columnAround(
  caption: LayoutLine,
  regions: Region[],
  captions: LayoutLine[],
): Pick<Box, 'left' | 'right'> {
  const isNear = ({ box }: Region, line: LayoutLine) =>
    line.left < box.right &&
    line.right > box.left &&
    Math.max(line.top - box.bottom, box.top - line.bottom) <= FARTHEST_BELOW;
  const spanning = regions.filter(
    (region) =>
      isNear(region, caption) &&
      region.box.left <= caption.left + OVERHANG &&
      region.box.right >= caption.right - OVERHANG &&
      !captions.some((other) => other !== caption && isNear(region, other)),
  );
  const widest = boxAround([caption.column, ...spanning.map(({ box }) => box)]);
  return { left: widest.left - OVERHANG, right: widest.right + OVERHANG };
}

function overlapsAcross(line: Box, column: Pick<Box, 'left' | 'right'>): boolean {
  const shared = Math.min(line.right, column.right) - Math.max(line.left, column.left);
  return shared > (line.right - line.left) * 0.5;
}

/** Lines have no area, so they are taken as thick. */
function isMostlyIn(box: Box, zone: Box): boolean {
  const thick = grown(box, 1);
  return areaOf(sharedBox(thick, zone)) >= areaOf(thick) * 0.7;
}
