import { FRAMES_PER_SECOND, type Timeline } from '@tarima/contract';

/** The time after which a key point has finished its entrance. */
const SETTLED_SECONDS = 0.6;

/** The moment that shows a video best: its first scene, once all its points are visible. */
export function posterMoment(timeline: Timeline): { sceneIndex: number; t: number } {
  const sceneIndex = Math.max(
    0,
    timeline.scenes.findIndex((scene) => scene.points.length > 0),
  );
  const scene = timeline.scenes[sceneIndex];
  const duration = scene?.duration ?? 0;
  const wanted = (scene?.points.at(-1)?.start ?? duration / 2) + SETTLED_SECONDS;
  const frame = Math.floor(Math.min(wanted, duration - 0.2) * FRAMES_PER_SECOND);
  return { sceneIndex, t: Math.max(0, frame / FRAMES_PER_SECOND) };
}
