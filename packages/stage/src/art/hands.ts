import { mix, withAlpha } from '../colour.ts';
import { fill, oval, spot, stroke, type Trace } from '../drawing.ts';
import type { Canvas2D } from '../scene-picture.ts';
import { SKINS, type SkinTone } from './skins.ts';

/** A finger: its root, bend and tip as `x, y`, and its width. */
type Finger = readonly [
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
];

/** A palm towards the viewer, the thumb on the left. The wrist is the origin. */
const OPEN_FINGERS: readonly Finger[] = [
  [-17, -44, -22, -66, -25, -83, 12.4],
  [-5.5, -48, -7, -74, -6.5, -95, 12.8],
  [6.5, -46, 10, -69, 13, -87, 12.4],
  [17, -39, 24, -56, 29.5, -69, 10.8],
];
const OPEN_THUMB: Finger = [-14, -15, -31, -28, -41, -47, 13.6];
const RAISED_FINGER: Finger = [-15.5, -44, -17.5, -70, -17, -92, 13];
/** Fingers that lie bent on the palm. */
const BENT_FINGERS: readonly Finger[] = [
  [-2.5, -48, -3, -40, -3.5, -32, 13.4],
  [9, -45, 8.5, -38, 7.5, -30, 12.8],
  [19, -39, 18, -33, 16.5, -27, 11],
];
const BENT_THUMB: Finger = [-17, -14, -14, -25, 4, -27, 13];

/** Draws an open hand or one with a raised forefinger. */
export function drawHand(context: Canvas2D, skinTone: SkinTone, shape: 'open' | 'finger'): void {
  const skin = SKINS[skinTone];
  // Palms are lighter than the rest of dark skin.
  const palm = mix(skin.base, '#f0bd9c', 0.32);
  const edge = mix(skin.shade, skin.deep, 0.3);
  const open = shape === 'open';
  const behind = open ? [...OPEN_FINGERS, OPEN_THUMB] : [RAISED_FINGER];
  for (const finger of behind) drawFinger(context, edge, finger, 2);
  fill(context, edge, palmTrace(1));
  for (const finger of behind) drawFinger(context, palm, finger, 0);
  fill(context, palm, palmTrace(0));
  shadePalm(context, skin.shade, skin.light);
  if (open) {
    drawLines(context, withAlpha(skin.deep, 0.36), OPEN_LINES);
    for (const [x0, y0, x1, y1, x2, y2] of OPEN_FINGERS)
      for (const share of [0.02, 0.45])
        drawJoint(context, withAlpha(skin.deep, 0.26), [x0, y0, x1, y1, x2, y2], share);
    return;
  }
  for (const finger of [...BENT_FINGERS].reverse()) {
    drawFinger(context, edge, finger, 2);
    drawFinger(context, palm, finger, 0);
  }
  drawFinger(context, edge, BENT_THUMB, 2);
  drawFinger(context, palm, BENT_THUMB, 0);
  fill(context, withAlpha(skin.light, 0.75), oval(3, -28.5, 4, 3.4, 0.1));
}

function drawFinger(
  context: Canvas2D,
  colour: string,
  [x0, y0, x1, y1, x2, y2, width]: Finger,
  grow: number,
): void {
  stroke(context, colour, width + grow, (target) => {
    target.moveTo(x0, y0);
    target.quadraticCurveTo(x1, y1, x2, y2);
  });
}

function palmTrace(grow: number): Trace {
  const g = grow;
  return (context) => {
    context.moveTo(-11 - g, 16);
    context.bezierCurveTo(-13 - g, 4, -23 - g, -8, -24 - g, -24);
    context.bezierCurveTo(-25 - g, -36, -24 - g, -48 - g, -14, -50 - g);
    context.bezierCurveTo(-4, -53 - g, 10, -53 - g, 18, -44 - g);
    context.bezierCurveTo(25 + g, -37, 23 + g, -22, 19 + g, -10);
    context.bezierCurveTo(15 + g, 0, 12 + g, 8, 12 + g, 16);
    context.quadraticCurveTo(0, 22, -11 - g, 16);
  };
}

function shadePalm(context: Canvas2D, shade: string, light: string): void {
  context.save();
  context.beginPath();
  palmTrace(0)(context);
  context.clip();
  spot(context, [18, -14, 24], shade, 0.5);
  spot(context, [-12, -16, 15], light, 0.6);
  spot(context, [2, 8, 18], shade, 0.5);
  context.restore();
}

/** The lines of the palm, as quadratic curves. */
const OPEN_LINES = [
  [-21, -33, -8, -34, -5, -4],
  [-19, -36, -2, -34, 13, -22],
  [20, -34, 8, -42, -6, -41],
] as const;

function drawLines(
  context: Canvas2D,
  colour: string,
  lines: readonly (readonly [number, number, number, number, number, number])[],
): void {
  for (const [x0, y0, x1, y1, x2, y2] of lines)
    stroke(context, colour, 1.3, (target) => {
      target.moveTo(x0, y0);
      target.quadraticCurveTo(x1, y1, x2, y2);
    });
}

/** A short line across a finger; `share` runs from its root to its tip. */
function drawJoint(
  context: Canvas2D,
  colour: string,
  [x0, y0, x1, y1, x2, y2]: readonly [number, number, number, number, number, number],
  share: number,
): void {
  const rest = 1 - share;
  const x = rest * rest * x0 + 2 * rest * share * x1 + share * share * x2;
  const y = rest * rest * y0 + 2 * rest * share * y1 + share * share * y2;
  stroke(context, colour, 1.2, (target) => {
    target.moveTo(x - 3.4, y - 0.4);
    target.quadraticCurveTo(x, y + 0.9, x + 3.4, y - 0.4);
  });
}
