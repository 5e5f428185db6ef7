import type { Bounds, Canvas2D } from '../scene-picture.ts';
import { type FittedText, fitText, fitWhole, textHeight } from '../text/fit-text.ts';

export type ArrangedItem = { index: number; text: FittedText; box: Bounds };

export type ListRoom = {
  box: Bounds;
  sizes: readonly number[];
  /** The pixels that a card's sign and margins take from the width of its text. */
  besideText: number;
  /** The height of a card above and below its text. */
  padding: number;
  gap: number;
};

const MOST_LINES = 4;
/** A card grows by this much where there is room. */
const MOST_SPARE = 22;

/**
 * Places a list in cards, at the largest size at which all fit. A list that never fits whole is cut
 * into pages.
 */
export function arrangeList(
  context: Canvas2D,
  texts: readonly string[],
  room: ListRoom,
): ArrangedItem[][] {
  const fewest = pagesAt(context, texts, room, room.sizes.slice(-1)).length;
  for (const size of room.sizes) {
    if (size === room.sizes.at(-1)) break;
    const whole = texts.every((text) => fitWhole(context, text, textRoom(room, [size])));
    if (!whole) continue;
    const pages = pagesAt(context, texts, room, [size]);
    if (pages.length <= fewest) return pages;
  }
  return pagesAt(context, texts, room, room.sizes.slice(-1));
}

function textRoom({ box, besideText, padding }: ListRoom, sizes: readonly number[]) {
  return {
    ...{ width: box.width - besideText, height: box.height - padding * 2 },
    ...{ maxLines: MOST_LINES, weight: 600 as const, sizes, leading: 1.22 },
  };
}

function pagesAt(
  context: Canvas2D,
  texts: readonly string[],
  room: ListRoom,
  sizes: readonly number[],
): ArrangedItem[][] {
  const { box, padding, gap } = room;
  const fitted = texts.map((text) => fitText(context, text, textRoom(room, sizes)));
  const heights = fitted.map((text) => textHeight(text) + padding * 2);
  const counts = pageCounts(heights, box.height, gap);
  let first = 0;
  return counts.map((count) => {
    const used = heights
      .slice(first, first + count)
      .reduce((sum, height) => sum + height + gap, -gap);
    const spare = Math.max(0, Math.min(MOST_SPARE, Math.floor((box.height - used) / count)));
    let y = box.y;
    const page = fitted.slice(first, first + count).map((text, place) => {
      const index = first + place;
      const height = (heights[index] ?? 0) + spare;
      const item = { index, text, box: { x: box.x, y, width: box.width, height } };
      y += height + gap;
      return item;
    });
    first += count;
    return page;
  });
}

/** The number of items on each page; about equal if that fits. */
function pageCounts(heights: readonly number[], room: number, gap: number): number[] {
  const fill = (most: number): number[] => {
    const counts: number[] = [];
    let used = Number.POSITIVE_INFINITY;
    for (const height of heights) {
      const last = counts.length - 1;
      if (used + gap + height <= room && (counts[last] ?? 0) < most) {
        counts[last] = (counts[last] ?? 0) + 1;
        used += gap + height;
      } else {
        counts.push(1);
        used = height;
      }
    }
    return counts;
  };
  const counts = fill(Number.POSITIVE_INFINITY);
  const even = fill(Math.ceil(heights.length / Math.max(1, counts.length)));
  return even.length === counts.length ? even : counts;
}
