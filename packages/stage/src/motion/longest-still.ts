import { FRAMES_PER_SECOND } from '@tarima/contract';
import type { Layer, ScenePicture } from '../scene-picture.ts';

/** The moments, in seconds, at which something that says something changes in a scene. */
export function movements(layers: readonly Layer[], duration: number): number[] {
  const telling = layers.filter(({ tells }) => tells);
  const states = telling.map(() => '');
  const moments: number[] = [];
  for (let frame = 0; frame < Math.round(duration * FRAMES_PER_SECOND); frame++) {
    const t = frame / FRAMES_PER_SECOND;
    let moved = frame === 0;
    telling.forEach((layer, index) => {
      const state = layer.stateAt(t);
      moved ||= state !== states[index];
      states[index] = state;
    });
    if (moved) moments.push(t);
  }
  return moments;
}

/** The longest time, in seconds, in which nothing that says something moves in these scenes. */
export function longestStill(pictures: readonly ScenePicture[]): number {
  let longest = 0;
  for (const { layers, duration } of pictures) {
    const moments = [...movements(layers, duration), duration];
    moments.forEach((moment, index) => {
      longest = Math.max(longest, moment - (moments[index - 1] ?? 0));
    });
  }
  return longest;
}
