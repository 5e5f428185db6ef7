import { FRAMES_PER_SECOND } from '@tarima/contract';

/** The frame shown at `t` seconds. It tolerates times computed as `frame / 25`. */
export function frameAt(t: number): number {
  return Math.max(0, Math.floor(t * FRAMES_PER_SECOND + 0.001));
}

/** The even frame held at `t`: faces change every second frame, as in hand-drawn animation. */
export function heldFrameAt(t: number): number {
  return Math.floor(frameAt(t) / 2) * 2;
}

/** The first frame that shows something that starts at `t` seconds. */
export function firstFrameAfter(t: number): number {
  return Math.max(0, Math.ceil(t * FRAMES_PER_SECOND - 0.001));
}

/** The even frame nearest to `t` seconds. Frequent changes follow the face, every second frame. */
export function nearestHeldFrame(t: number): number {
  return Math.max(0, Math.round((t * FRAMES_PER_SECOND) / 2) * 2);
}

/** 0 at the start, 1 at the end; fast first, then slower. */
export function easeOut(progress: number): number {
  const rest = 1 - Math.min(1, Math.max(0, progress));
  return 1 - rest * rest * rest;
}
