import { withAlpha } from './colour.ts';
import type { Bounds, Canvas2D } from './scene-picture.ts';

/** Adds a path to the context. Path2D is missing in Node. */
export type Trace = (context: Canvas2D) => void;
export type Paint = string | CanvasGradient;

export function fill(context: Canvas2D, paint: Paint, trace: Trace): void {
  context.beginPath();
  trace(context);
  context.fillStyle = paint;
  context.fill();
}

export function stroke(context: Canvas2D, paint: Paint, width: number, trace: Trace): void {
  context.beginPath();
  trace(context);
  context.strokeStyle = paint;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
}

/** Draws `inside` only within the path of `trace`. */
export function within(context: Canvas2D, trace: Trace, inside: () => void): void {
  context.save();
  context.beginPath();
  trace(context);
  context.clip();
  inside();
  context.restore();
}

/** Draws the same thing on both sides of the vertical axis, the right side first. */
export function bothSides(context: Canvas2D, draw: (side: 1 | -1) => void): void {
  draw(1);
  context.save();
  context.scale(-1, 1);
  draw(-1);
  context.restore();
}

type Stop = readonly [offset: number, colour: string];

export function linear(
  context: Canvas2D,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  ...stops: Stop[]
): CanvasGradient {
  const gradient = context.createLinearGradient(x0, y0, x1, y1);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

/** A soft round spot: `colour` at `opacity` in the middle, clear at the rim. */
export function spot(
  context: Canvas2D,
  [x, y, radius]: readonly [number, number, number],
  colour: string,
  opacity: number,
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, withAlpha(colour, opacity));
  gradient.addColorStop(0.5, withAlpha(colour, opacity * 0.55));
  gradient.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function circle(x: number, y: number, radius: number): Trace {
  return (context) => {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, Math.PI * 2);
  };
}

export function oval(x: number, y: number, rx: number, ry: number, turn = 0): Trace {
  return (context) => context.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
}

export function roundedBox({ x, y, width, height }: Bounds, radius: number): Trace {
  return (context) => context.roundRect(x, y, width, height, Math.min(radius, height / 2));
}

/**
 * A soft shadow under a rounded box. It uses a few translucent copies, which cost less than a blur.
 */
export function softShadow(context: Canvas2D, box: Bounds, radius: number, colour: string): void {
  for (let step = SHADOW_STEPS; step > 0; step--) {
    const grow = step * 1.6 - 2;
    const drop = 2 + step * 0.9;
    const shadow = {
      x: box.x - grow,
      y: box.y - grow + drop,
      width: box.width + grow * 2,
      height: box.height + grow * 2,
    };
    fill(context, withAlpha(colour, 0.028), roundedBox(shadow, radius + grow));
  }
}
const SHADOW_STEPS = 7;

export function wholePixels(box: Bounds, room = 0): Bounds {
  const x = Math.floor(box.x - room);
  const y = Math.floor(box.y - room);
  return {
    x,
    y,
    width: Math.ceil(box.x + box.width + room) - x,
    height: Math.ceil(box.y + box.height + room) - y,
  };
}

/** The part of `box` that lies inside a picture of this size. */
export function insidePicture(box: Bounds, size: { width: number; height: number }): Bounds {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(size.width, box.x + box.width) - x),
    height: Math.max(0, Math.min(size.height, box.y + box.height) - y),
  };
}
