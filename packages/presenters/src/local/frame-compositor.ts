import { setImmediate as nextTurn } from 'node:timers/promises';
import { FRAMES_PER_SECOND } from '@tarima/contract';
import type { Bounds, Layer, ScenePicture } from '@tarima/stage';
import { createDrawingCanvas, type DrawingCanvas, readPixels } from './canvas.ts';
import type { SpriteCache } from './sprite-cache.ts';
import { blendSprite, createYuvFrame, type Rectangle, type YuvFrame } from './yuv-frame.ts';
import { toYuvSprite, type YuvSprite } from './yuv-sprite.ts';

export type FrameCompositor = {
  frame: YuvFrame;
  /** Brings the frame to moment `t`; false if it already shows that. */
  moveTo: (t: number) => boolean;
  /**
   * Draws and stores every `parts`-th of the large shared pictures, from number `part` on. So the
   * drawing processes of a video share this work.
   */
  prepare: (part: number, parts: number) => Promise<void>;
};

/** From this many pixels, reading a layer's picture from disk is faster than drawing it. */
const LARGE_LAYER = 100_000;

/**
 * Shows moments of one scene in an I420 frame. Each state of each layer is drawn once and kept as a
 * sprite. Between moments only the windows of changed layers are composed again. It knows nothing
 * of what layers show. The lowest layer must cover the whole picture. `scale` enlarges the
 * picture for the frame.
 */
export function createFrameCompositor(
  picture: ScenePicture,
  sceneKey: string,
  sprites: SpriteCache,
  scale = 1,
): FrameCompositor {
  const frame = createYuvFrame(picture.width * scale, picture.height * scale);
  const drawSprite = createSpriteDrawer(scale);
  const shown: { state: string; sprite: YuvSprite | null }[] = [];

  const isStored = ({ shared, bounds }: Layer) =>
    shared === true && bounds.width * bounds.height >= LARGE_LAYER;
  const spriteOf = (layer: Layer, index: number, state: string, t: number) =>
    sprites.get(keyOf(layer, index, state), isStored(layer), () => drawSprite(layer, t));

  const keyOf = (layer: Layer, index: number, state: string) => {
    const { x, y, width, height } = layer.bounds;
    const owner = layer.shared ? layer.name : `${sceneKey}/${index}`;
    return `${owner}/${x},${y},${width},${height}/${state}`;
  };

  return {
    frame,
    moveTo(t) {
      const changed: Rectangle[] = [];
      picture.layers.forEach((layer, index) => {
        const state = layer.stateAt(t);
        const before = shown[index];
        if (before?.state === state) return;
        const sprite = spriteOf(layer, index, state, t);
        shown[index] = { state, sprite };
        const window = union(before?.sprite ?? null, sprite);
        if (window) changed.push(window);
      });
      for (const window of withoutCovered(changed)) {
        for (const { sprite } of shown) if (sprite) blendSprite(frame, sprite, window);
      }
      return changed.length > 0;
    },
    async prepare(part, parts) {
      for (const [index, layer] of picture.layers.entries()) {
        if (!isStored(layer)) continue;
        const states = new Map<string, number>();
        for (let frame = 0; frame < picture.duration * FRAMES_PER_SECOND; frame++) {
          const t = frame / FRAMES_PER_SECOND;
          const state = layer.stateAt(t);
          if (!states.has(state)) states.set(state, t);
        }
        for (const [number, [state, t]] of [...states].entries()) {
          if (number % parts !== part) continue;
          spriteOf(layer, index, state, t);
          // Pixels that were read are released only between turns of the event loop.
          await nextTurn();
        }
      }
    },
  };
}

/** Draws one layer at a time. Each size of canvas is reused. */
function createSpriteDrawer(scale: number): (layer: Layer, t: number) => YuvSprite | null {
  const canvases = new Map<string, DrawingCanvas>();
  return (layer, t) => {
    const box = evenBox(layer.bounds, scale);
    const size = `${box.width}x${box.height}`;
    const drawing = canvases.get(size) ?? createDrawingCanvas(box.width, box.height);
    canvases.set(size, drawing);
    const { canvas, context } = drawing;
    context.clearRect(0, 0, box.width, box.height);
    context.save();
    context.translate(-box.x, -box.y);
    context.scale(scale, scale);
    layer.draw(context, t);
    context.restore();
    return toYuvSprite(readPixels(canvas), box);
  };
}

function evenBox({ x, y, width, height }: Bounds, scale: number): Bounds {
  const left = Math.floor(x * scale) & ~1;
  const top = Math.floor(y * scale) & ~1;
  return {
    x: left,
    y: top,
    width: (Math.ceil((x + width) * scale) + 1 - left) & ~1,
    height: (Math.ceil((y + height) * scale) + 1 - top) & ~1,
  };
}

function union(a: YuvSprite | null, b: YuvSprite | null): Rectangle | null {
  const one = a ?? b;
  const other = b ?? a;
  if (!one || !other) return null;
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x + one.width, other.x + other.width),
    bottom: Math.max(one.y + one.height, other.y + other.height),
  };
}

/** Drops windows that lie inside another one. */
function withoutCovered(windows: Rectangle[]): Rectangle[] {
  return windows.filter(
    (window, index) =>
      !windows.some(
        (other, otherIndex) =>
          otherIndex !== index &&
          covers(other, window) &&
          // Of two equal windows the first stays.
          (!covers(window, other) || otherIndex < index),
      ),
  );
}

function covers(outer: Rectangle, inner: Rectangle): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}
