import type { Timeline } from '@tarima/contract';
import { createScenePicture } from './create-scene-picture.ts';
import { drawMoment } from './draw-moment.ts';
import type { Canvas2D, FindPicture, ScenePicture } from './scene-picture.ts';

export type TimelinePlayer = {
  /** Draws the video's moment `t`, in seconds. After the end the last moment stays. */
  draw: (t: number) => void;
};

/** Draws any moment of a whole video on one canvas. It keeps the picture of the current scene. */
export function createTimelinePlayer(
  context: Canvas2D,
  timeline: Timeline,
  findPicture: FindPicture,
): TimelinePlayer {
  const starts: number[] = [];
  let total = 0;
  for (const scene of timeline.scenes) {
    starts.push(total);
    total += scene.duration;
  }
  let current: { index: number; picture: ScenePicture } | null = null;
  return {
    draw(t) {
      const index = Math.max(
        0,
        starts.findLastIndex((start) => start <= t + 1e-6),
      );
      if (timeline.scenes.length === 0) return;
      if (current?.index !== index)
        current = { index, picture: createScenePicture(context, timeline, index, findPicture) };
      const last = current.picture.duration - 0.04;
      drawMoment(context, current.picture, Math.min(last, t - (starts[index] ?? 0)));
    },
  };
}
