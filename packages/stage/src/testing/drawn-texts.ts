import type { Bounds, Canvas2D, Layer, ScenePicture } from '../scene-picture.ts';
import { testCanvas } from './test-canvas.ts';

export type DrawnText = { layer: string; text: string; size: number; box: Bounds };

/** The texts that layers draw at `t` seconds: their boxes in the picture and sizes, in pixels. */
export function drawnTexts({ layers }: ScenePicture, t: number): DrawnText[] {
  return layers.flatMap((layer) => textsOf(layer, t));
}

function textsOf(layer: Layer, t: number): DrawnText[] {
  const texts: DrawnText[] = [];
  const real = testCanvas(8, 8);
  const recording = new Proxy(real, {
    get(target, property) {
      if (property === 'fillText')
        return (text: string, x: number, y: number) => {
          if (text.trim() === '' || target.globalAlpha < 0.05) return;
          texts.push({ layer: layer.name, text, ...placeOf(target, text, x, y) });
        };
      // The key comes from the code under test, which knows the context's members.
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, property, value) => Reflect.set(target, property, value, target),
  });
  layer.draw(recording, t);
  return texts;
}

function placeOf(context: Canvas2D, text: string, x: number, y: number) {
  const { width } = context.measureText(text);
  const size = Number(/(\d+(?:\.\d+)?)px/u.exec(context.font)?.[1] ?? 0);
  const { a, d, e, f } = context.getTransform();
  const left =
    { left: x, right: x - width, center: x - width / 2 }[context.textAlign as string] ?? x;
  return {
    size: size * d,
    box: {
      ...{ x: left * a + e, y: (y - size * 0.75) * d + f },
      ...{ width: width * a, height: size * 0.95 * d },
    },
  };
}

/** True if two boxes share more than `tolerance` pixels in both directions. */
export function overlap(one: Bounds, other: Bounds, tolerance = 1): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > tolerance && down > tolerance;
}

/** True if `inner` lies in `outer`, up to `tolerance` pixels. */
export const inside = (inner: Bounds, outer: Bounds, tolerance = 2): boolean =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  inner.x + inner.width <= outer.x + outer.width + tolerance &&
  inner.y + inner.height <= outer.y + outer.height + tolerance;
