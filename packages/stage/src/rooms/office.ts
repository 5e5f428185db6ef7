import { mix, withAlpha } from '../colour.ts';
import { fill, linear, oval, roundedBox, stroke } from '../drawing.ts';
import type { DrawRoom } from './room-picture.ts';

/** A window over the city, a lamp and a plant. */
export const office: DrawRoom = (context, { width, height }, palette) => {
  context.fillStyle = linear(context, [0, 0, 0, height], [0, '#eef2f8'], [1, '#cfd9e6']);
  context.fillRect(0, 0, width, height);
  const glass = { x: width * 0.06, y: height * 0.07, width: width * 0.88, height: height * 0.6 };
  fill(
    context,
    linear(context, [0, glass.y, 0, glass.y + glass.height], [0, '#bfdcf7'], [1, '#e9f3fc']),
    roundedBox(glass, 10),
  );
  context.save();
  context.beginPath();
  context.rect(glass.x, glass.y, glass.width, glass.height);
  context.clip();
  const floor = glass.y + glass.height;
  TOWERS.forEach(([at, wide, high], index) => {
    const tower = {
      x: glass.x + glass.width * at,
      y: floor - glass.height * high,
      width: glass.width * wide,
      height: glass.height * high,
    };
    context.fillStyle = index % 2 ? '#a9c3de' : '#bdd2e8';
    context.fillRect(tower.x, tower.y, tower.width, tower.height);
    context.fillStyle = withAlpha('#ffffff', 0.34);
    for (let row = tower.y + 16; row < floor - 10; row += 24)
      for (let column = tower.x + 10; column < tower.x + tower.width - 12; column += 20)
        context.fillRect(column, row, 9, 12);
  });
  context.restore();
  for (const share of [0, 1 / 3, 2 / 3, 1])
    stroke(context, '#f8fafc', 11, (target) => {
      target.moveTo(glass.x + glass.width * share, glass.y);
      target.lineTo(glass.x + glass.width * share, floor);
    });
  stroke(context, '#f8fafc', 11, roundedBox(glass, 10));
  fill(
    context,
    '#e3e9f1',
    roundedBox({ x: glass.x - 16, y: floor + 4, width: glass.width + 32, height: 18 }, 6),
  );
  context.fillStyle = mix(palette.accent, '#ffffff', 0.72);
  context.fillRect(0, height * 0.86, width, height * 0.14);
  drawPlant(context, width * 0.07, height * 0.93, Math.min(width, height) / 620);
};

const TOWERS = [
  [0.02, 0.13, 0.42],
  [0.13, 0.1, 0.62],
  [0.25, 0.14, 0.36],
  [0.4, 0.1, 0.54],
  [0.52, 0.14, 0.4],
  [0.68, 0.11, 0.7],
  [0.8, 0.18, 0.46],
] as const;

/** A potted plant standing on `y`. */
export function drawPlant(
  context: Parameters<DrawRoom>[0],
  x: number,
  y: number,
  scale: number,
): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  for (const [turn, long, colour] of LEAVES) {
    context.save();
    context.translate(0, -64);
    context.rotate(turn);
    fill(context, colour, oval(0, -long / 2, 17, long / 2));
    stroke(context, withAlpha('#ffffff', 0.25), 2, (target) => {
      target.moveTo(0, -6);
      target.lineTo(0, -long + 16);
    });
    context.restore();
  }
  fill(context, linear(context, [-40, 0, 40, 0], [0, '#f3ece3'], [1, '#cdbfae']), (target) => {
    target.moveTo(-40, -72);
    target.lineTo(40, -72);
    target.lineTo(30, 0);
    target.lineTo(-30, 0);
  });
  context.restore();
}

const LEAVES = [
  [-0.95, 120, '#4d8f6c'],
  [0.95, 116, '#3f7f5e'],
  [-0.5, 160, '#5aa17b'],
  [0.52, 156, '#478a67'],
  [0, 182, '#66ad87'],
] as const;
