import type { Trace } from '../drawing.ts';
import { circle } from '../drawing.ts';

/** Line drawings in a box of 100 × 100 around the origin, to be stroked. */
const lines =
  (...strokes: readonly (readonly (readonly [number, number])[])[]): Trace =>
  (context) => {
    for (const points of strokes)
      points.forEach(([x, y], index) => {
        if (index === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      });
  };

const together =
  (...traces: readonly Trace[]): Trace =>
  (context) => {
    for (const trace of traces) trace(context);
  };

const bulb: Trace = (context) => {
  context.moveTo(-12, 22);
  context.bezierCurveTo(-14, 8, -30, 2, -30, -16);
  context.bezierCurveTo(-30, -34, -16, -46, 0, -46);
  context.bezierCurveTo(16, -46, 30, -34, 30, -16);
  context.bezierCurveTo(30, 2, 14, 8, 12, 22);
  context.closePath();
  lines(
    [
      [-12, 32],
      [12, 32],
    ],
    [
      [-8, 42],
      [8, 42],
    ],
    [
      [-9, -12],
      [0, -2],
      [9, -12],
    ],
    [
      [0, -2],
      [0, 22],
    ],
  )(context);
};

const heart: Trace = (context) => {
  context.moveTo(0, 38);
  context.bezierCurveTo(-56, 2, -46, -38, -22, -38);
  context.bezierCurveTo(-10, -38, -3, -30, 0, -22);
  context.bezierCurveTo(3, -30, 10, -38, 22, -38);
  context.bezierCurveTo(46, -38, 56, 2, 0, 38);
  lines([
    [-38, 2],
    [-16, 2],
    [-8, -14],
    [4, 16],
    [12, 2],
    [36, 2],
  ])(context);
};

const shield: Trace = (context) => {
  context.moveTo(0, -46);
  context.lineTo(36, -32);
  context.bezierCurveTo(38, 8, 24, 34, 0, 46);
  context.bezierCurveTo(-24, 34, -38, 8, -36, -32);
  context.closePath();
  lines([
    [-14, 2],
    [-3, 13],
    [17, -10],
  ])(context);
};

const leaf: Trace = (context) => {
  context.moveTo(-34, 36);
  context.bezierCurveTo(-46, -14, -10, -42, 40, -42);
  context.bezierCurveTo(42, 6, 18, 40, -34, 36);
  lines(
    [
      [-44, 46],
      [-34, 36],
      [14, -12],
    ],
    [
      [-8, 10],
      [-8, -12],
    ],
    [
      [-16, 18],
      [8, 18],
    ],
  )(context);
};

const chat: Trace = (context) => {
  context.roundRect(-44, -38, 88, 62, 16);
  lines(
    [
      [-16, 24],
      [-22, 44],
      [4, 24],
    ],
    [
      [-24, -18],
      [24, -18],
    ],
    [
      [-24, 2],
      [10, 2],
    ],
  )(context);
};

const book: Trace = (context) => {
  context.moveTo(0, -26);
  context.bezierCurveTo(-14, -38, -32, -38, -46, -34);
  context.lineTo(-46, 32);
  context.bezierCurveTo(-32, 28, -14, 28, 0, 40);
  context.bezierCurveTo(14, 28, 32, 28, 46, 32);
  context.lineTo(46, -34);
  context.bezierCurveTo(32, -38, 14, -38, 0, -26);
  context.lineTo(0, 40);
};

const rocket: Trace = (context) => {
  context.moveTo(0, -48);
  context.bezierCurveTo(22, -30, 24, 0, 16, 24);
  context.lineTo(-16, 24);
  context.bezierCurveTo(-24, 0, -22, -30, 0, -48);
  circle(0, -12, 9)(context);
  lines(
    [
      [-19, 4],
      [-34, 22],
      [-30, 36],
      [-15, 24],
    ],
    [
      [19, 4],
      [34, 22],
      [30, 36],
      [15, 24],
    ],
    [
      [-6, 34],
      [-6, 42],
    ],
    [
      [6, 34],
      [6, 46],
    ],
  )(context);
};

const gear: Trace = (context) => {
  circle(0, 0, 16)(context);
  for (let tooth = 0; tooth < 8; tooth++) {
    const turn = (tooth * Math.PI) / 4;
    const at = (radius: number, offset: number): [number, number] => [
      Math.cos(turn + offset) * radius,
      Math.sin(turn + offset) * radius,
    ];
    const corners = [at(33, -0.24), at(44, -0.17), at(44, 0.17), at(33, 0.24), at(33, 0.55)];
    corners.forEach(([x, y], index) => {
      if (tooth === 0 && index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
  }
  context.closePath();
};

const person =
  (x: number, y: number, size: number): Trace =>
  (context) => {
    circle(x, y - 20 * size, 13 * size)(context);
    context.moveTo(x - 25 * size, y + 32 * size);
    context.bezierCurveTo(
      x - 25 * size,
      y - 6 * size,
      x + 25 * size,
      y - 6 * size,
      x + 25 * size,
      y + 32 * size,
    );
  };

export const ICONS = {
  bulb,
  heart,
  shield,
  leaf,
  chat,
  book,
  rocket,
  gear,
  clock: together(
    circle(0, 0, 44),
    lines([
      [0, -26],
      [0, 2],
      [18, 14],
    ]),
  ),
  chart: lines(
    [
      [-44, -40],
      [-44, 42],
      [46, 42],
    ],
    [
      [-26, 42],
      [-26, 14],
    ],
    [
      [-4, 42],
      [-4, -4],
    ],
    [
      [18, 42],
      [18, -18],
    ],
    [
      [-30, -6],
      [-8, -26],
      [8, -16],
      [40, -44],
    ],
    [
      [24, -44],
      [40, -44],
      [40, -28],
    ],
  ),
  people: together(person(0, 8, 1), person(-34, 10, 0.62), person(34, 10, 0.62)),
  target: together(
    circle(0, 0, 44),
    circle(0, 0, 27),
    circle(0, 0, 9),
    lines([
      [0, 0],
      [42, -42],
    ]),
  ),
  coins: together(
    circle(0, 0, 44),
    lines(
      [
        [14, -16],
        [6, -22],
        [-8, -22],
        [-15, -14],
        [-10, -3],
        [8, 3],
        [15, 12],
        [8, 22],
        [-8, 22],
        [-15, 16],
      ],
      [
        [0, -32],
        [0, 32],
      ],
    ),
  ),
  globe: together(
    circle(0, 0, 44),
    (context) => {
      context.moveTo(20, 0);
      context.ellipse(0, 0, 20, 44, 0, 0, Math.PI * 2);
    },
    lines(
      [
        [-44, 0],
        [44, 0],
      ],
      [
        [-38, -22],
        [38, -22],
      ],
      [
        [-38, 22],
        [38, 22],
      ],
    ),
  ),
  screen: together(
    (context) => context.roundRect(-46, -36, 92, 58, 8),
    lines(
      [
        [-16, 42],
        [16, 42],
      ],
      [
        [0, 22],
        [0, 42],
      ],
      [
        [-18, -12],
        [-28, -4],
        [-18, 6],
      ],
      [
        [18, -12],
        [28, -4],
        [18, 6],
      ],
      [
        [6, -16],
        [-6, 10],
      ],
    ),
  ),
  list: together(
    (context) => context.roundRect(-34, -40, 68, 86, 10),
    lines(
      [
        [-14, -46],
        [14, -46],
        [14, -34],
        [-14, -34],
        [-14, -46],
      ],
      [
        [-20, -10],
        [-14, -4],
        [-5, -16],
      ],
      [
        [-20, 16],
        [-14, 22],
        [-5, 10],
      ],
      [
        [6, -10],
        [22, -10],
      ],
      [
        [6, 16],
        [22, 16],
      ],
    ),
  ),
} as const satisfies Record<string, Trace>;
export type IconName = keyof typeof ICONS;
