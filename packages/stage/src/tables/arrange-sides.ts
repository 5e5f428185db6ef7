import type { VideoFormat } from '@tarima/contract';
import type { Bounds, Canvas2D } from '../scene-picture.ts';
import { type FittedText, fitText, textHeight } from '../text/fit-text.ts';
import { TYPE_SIZES } from '../text/type-sizes.ts';
import type { Cell } from './spoken-cell.ts';

export type SideItem = Cell & { box: Bounds; name: FittedText | null; text: FittedText };
export type Side = {
  box: Bounds;
  head: { text: FittedText; height: number };
  items: SideItem[];
};
export type SidesPage = { rows: number[]; sides: Side[] };

const GAP = 28;
const PAD = 20;
const BETWEEN = 6;

type Request = { context: Canvas2D; box: Bounds; format: VideoFormat };

/**
 * Two sides of a table as cards, their rows at equal heights. Too many rows are cut into pages. A
 * third column in front names the rows. Null if a row is higher than the box.
 */
export function arrangeSides(
  request: Request,
  rows: readonly (readonly string[])[],
): SidesPage[] | null {
  const sizes = TYPE_SIZES[request.format].body.slice(2);
  let smallest: SidesPage[] | null = null;
  for (const size of sizes) {
    smallest = pagesAt(request, rows, size);
    if (smallest?.length === 1) return smallest;
  }
  return smallest;
}

function pagesAt(
  { context, box, format }: Request,
  rows: readonly (readonly string[])[],
  size: number,
): SidesPage[] | null {
  const [header = [], ...body] = rows;
  const first = header.length === 3 ? 1 : 0;
  const width = Math.floor((box.width - GAP) / 2);
  const fitCell = (
    text: string,
    weight: 600 | 700 | 800,
    maxLines: number,
    sizes: readonly number[],
  ) => fitText(context, text, { width: width - PAD * 2, maxLines, weight, sizes, leading: 1.2 });
  const heads = [0, 1].map((side) => fitCell(header[first + side] ?? '', 800, 2, [size]));
  const headHeight = Math.max(...heads.map(textHeight)) + 24;
  const items = body.map((row, index) => ({
    row: index + 1,
    name:
      first === 1 && row[0] ? fitCell(row[0], 600, 1, TYPE_SIZES[format].label.slice(-1)) : null,
    texts: [0, 1].map((side) => fitCell(row[first + side] ?? '', 600, 4, [size])),
  }));
  const heights = items.map(
    ({ name, texts }) => Math.max(...texts.map(textHeight)) + (name ? textHeight(name) : 0) + 20,
  );
  const room = box.height - headHeight - 16;
  if (heights.some((height) => height > room)) return null;
  const pages: SidesPage[] = [];
  let start = 0;
  while (start < items.length) {
    let used = 0;
    let end = start;
    while (end < items.length && used + (heights[end] ?? 0) <= room) {
      used += (heights[end] ?? 0) + BETWEEN;
      end += 1;
    }
    const shown = items.slice(start, end);
    const spare = Math.min(24, (room - used) / shown.length);
    const sides = [0, 1].map((side): Side => {
      const x = box.x + side * (width + GAP);
      let y = box.y + headHeight + 8;
      const placed = shown.map(({ row, name, texts }, index): SideItem => {
        const height = Math.floor((heights[start + index] ?? 0) + Math.max(0, spare));
        const item = {
          ...{ row, column: first + side, name, box: { x, y, width, height } },
          text: texts[side] ?? fitCell('', 600, 1, [size]),
        };
        y += height + BETWEEN;
        return item;
      });
      const head = { text: heads[side] ?? fitCell('', 800, 1, [size]), height: headHeight };
      return { box: { x, y: box.y, width, height: y + 2 - box.y }, head, items: placed };
    });
    pages.push({ rows: shown.map(({ row }) => row), sides });
    start = end;
  }
  return pages;
}
