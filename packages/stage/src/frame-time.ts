import { FRAMES_PER_SECOND } from '@tarima/contract';

/** Frame shown at `t` seconds; tolerant of times computed as `frame / 25`. */
export function frameAt(t: number): number {
  return Math.max(0, Math.floor(t * FRAMES_PER_SECOND + 0.001));
}

/** The even frame whose picture is held at `t`: faces move on twos, as hand-drawn animation does. */
export function heldFrameAt(t: number): number {
  return Math.floor(frameAt(t) / 2) * 2;
}

/** First frame at which something that starts at `t` seconds is seen. */
export function firstFrameAfter(t: number): number {
  return Math.max(0, Math.ceil(t * FRAMES_PER_SECOND - 0.001));
}

/** The even frame nearest to `t` seconds: what changes often changes with the face, on twos. */
export function nearestHeldFrame(t: number): number {
  return Math.max(0, Math.round((t * FRAMES_PER_SECOND) / 2) * 2);
}

/** 0 at the start, 1 at the end, fast first and then settling. */
export function easeOut(progress: number): number {
  const rest = 1 - Math.min(1, Math.max(0, progress));
  return 1 - rest * rest * rest;
}
