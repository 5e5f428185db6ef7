import { darken, lighten, mix, withAlpha } from '../colour.ts';
import { fill, linear, spot } from '../drawing.ts';
import type { DrawRoom } from './room-picture.ts';

/** Shelves full of books in warm light. */
export const library: DrawRoom = (context, { width, height }, palette) => {
  const wood = mix(palette.deep, '#a0703f', 0.4);
  context.fillStyle = linear(context, [0, 0, 0, height], [0, lighten(wood, 0.35)], [1, wood]);
  context.fillRect(0, 0, width, height);
  const rows = Math.max(3, Math.round(height / 170));
  const row = height / rows;
  for (let shelf = 0; shelf < rows; shelf++) {
    const floor = (shelf + 1) * row - 14;
    context.fillStyle = withAlpha('#6b4522', 0.22);
    context.fillRect(0, shelf * row, width, row - 14);
    let x = 8;
    for (let book = 0; x < width - 10; book++) {
      const seed = (shelf * 31 + book * 17) % 23;
      const wide = 17 + (seed % 5) * 5;
      const high = row * (0.54 + (seed % 7) * 0.05);
      if (seed % 11 === 0) {
        x += 34;
        continue;
      }
      const colour = BOOKS[(seed + shelf) % BOOKS.length] ?? '#c98f63';
      fill(
        context,
        linear(context, [x, 0, x + wide, 0], [0, lighten(colour, 0.12)], [1, darken(colour, 0.16)]),
        (target) => target.roundRect(x, floor - high, wide, high, 3),
      );
      context.fillStyle = withAlpha('#fff6e4', 0.5);
      context.fillRect(x + 3, floor - high + 14, wide - 6, 4);
      context.fillRect(x + 3, floor - 24, wide - 6, 4);
      x += wide + 2;
    }
    context.fillStyle = linear(
      context,
      [0, floor, 0, floor + 14],
      [0, lighten(wood, 0.3)],
      [1, darken(wood, 0.15)],
    );
    context.fillRect(0, floor, width, 14);
  }
  context.fillStyle = withAlpha(palette.light, 0.36);
  context.fillRect(0, 0, width, height);
  spot(context, [width * 0.5, height * 0.3, width * 0.55], '#fff8ea', 0.5);
};

const BOOKS = [
  '#b5674a',
  '#5f8a8b',
  '#d0a35a',
  '#7d6a9a',
  '#8fa06a',
  '#c4816b',
  '#50708f',
  '#e0c79c',
] as const;
