import type { DrawnPart } from './drawn-parts.ts';

export type PageParts = { parts: DrawnPart[]; width: number; height: number };

/** In points: the same place on another page. */
const SAME_PLACE = 3;
const FEWEST_PAGES = 3;
const REPEATED_SHARE = 0.1;
/** Charts share their frames, so lines and areas within the page must repeat on most pages. */
const MOST_PAGES_SHARE = 0.5;
/** Share of the page height at its top and bottom. */
const MARGIN = 0.14;
/** In points: a small picture on many pages is an icon, wherever it stands. */
const ICON_SIDE = 80;
/** Share of the page: what covers more is its ground. */
const GROUND = 0.8;

/** Each page's parts without logos, icons, running rules and backgrounds. */
export function withoutRepeated(pages: PageParts[]): PageParts[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.parts.flatMap(keysOf))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const few = Math.max(FEWEST_PAGES, pages.length * REPEATED_SHARE);
  const many = Math.max(FEWEST_PAGES, pages.length * MOST_PAGES_SHARE);
  const isRepeated = (part: DrawnPart, { height }: PageParts) => {
    const isInMargin = part.bottom < height * MARGIN || part.top > height * (1 - MARGIN);
    const fewest = part.kind === 'image' || isInMargin ? few : many;
    return keysOf(part).some((key) => (counts.get(key) ?? 0) >= fewest);
  };
  const isGround = (part: DrawnPart, { width, height }: PageParts) =>
    (part.right - part.left) * (part.bottom - part.top) > width * height * GROUND;
  return pages.map((page) => ({
    ...page,
    parts: page.parts.filter((part) => !isGround(part, page) && !isRepeated(part, page)),
  }));
}

function keysOf({ kind, pixels, ...box }: DrawnPart): string[] {
  const sides = [box.left, box.top, box.right, box.bottom];
  const place = `${kind} ${sides.map((side) => Math.round(side / SAME_PLACE))}`;
  const isSmall = Math.max(box.right - box.left, box.bottom - box.top) <= ICON_SIDE;
  return pixels && isSmall ? [place, `icon ${pixels.width} ${pixels.height}`] : [place];
}
