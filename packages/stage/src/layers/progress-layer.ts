import { FRAMES_PER_SECOND, type TimelineScene } from '@tarima/contract';
import { fill, roundedBox, wholePixels } from '../drawing.ts';
import { frameAt } from '../frame-time.ts';
import type { Bounds, Layer, Size } from '../scene-picture.ts';
import { makeLayer } from './make-layer.ts';

export type ProgressStyle = { box: Bounds; done: string; open: string };

/** The bar grows in steps, together with the face. Most frames do not change it. */
const STEP_FRAMES = 6;
const WIDEST_GAP = 6;

/** One segment for each scene of the video. The segment of this scene grows. */
export function progressLayer(
  size: Size,
  scene: TimelineScene,
  { box, done, open }: ProgressStyle,
): Layer {
  const gap = Math.min(WIDEST_GAP, box.width / scene.count / 4);
  const width = (box.width - gap * (scene.count - 1)) / scene.count;
  const frames = Math.max(1, Math.round(scene.duration * FRAMES_PER_SECOND));
  const stepAt = (t: number) => Math.floor(Math.min(frameAt(t), frames) / STEP_FRAMES);
  return makeLayer(
    size,
    'progress',
    wholePixels(box),
    (t) => `${stepAt(t)}`,
    (context, t) => {
      for (let index = 0; index < scene.count; index++) {
        const segment = { ...box, x: box.x + index * (width + gap), width };
        fill(context, index < scene.index ? done : open, roundedBox(segment, box.height / 2));
      }
      const grown = Math.min(1, (stepAt(t) * STEP_FRAMES) / frames) * width;
      if (grown < 1) return;
      const segment = { ...box, x: box.x + scene.index * (width + gap), width: grown };
      fill(context, done, roundedBox(segment, Math.min(box.height, grown) / 2));
    },
  );
}
