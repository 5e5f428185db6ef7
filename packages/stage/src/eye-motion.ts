import { FRAMES_PER_SECOND } from '@tarima/contract';
import { firstFrameAfter, heldFrameAt } from './frame-time.ts';
import type { Glance } from './glance-motion.ts';

export type EyeState = {
  /** 0 is open, 1 shut. */
  lid: number;
  /** The offset of the irises from the middle, in face units. */
  gazeX: number;
  gazeY: number;
  /** Raised brows, 0 to 1. */
  brow: number;
};

export const RESTING_EYES: EyeState = { lid: 0, gazeX: 0, gazeY: 0, brow: 0 };

/** Seconds between blinks, repeated. The short one is a double blink. */
const BLINK_INTERVALS = [1.8, 3.4, 2.6, 0.4, 4.2, 3.1] as const;
/** The lid's position in one blink, for each held frame. */
const BLINK_LIDS = [0.55, 1, 0.35] as const;

/** The directions of the eyes and their durations, repeated; mostly towards the viewer. */
const GAZES = [
  { seconds: 2.9, x: 0, y: 0 },
  { seconds: 0.7, x: 1.7, y: -0.5 },
  { seconds: 4.3, x: 0, y: 0 },
  { seconds: 0.8, x: -1.5, y: 0.3 },
  { seconds: 3.3, x: 0.3, y: 0 },
] as const;

/** Brows rise at an emphasis and settle again; one value for each held frame. */
const BROW_RAISE = [0.4, 0.8, 1, 1, 1, 0.8, 0.6, 0.4, 0.2] as const;

const heldFrames = (seconds: number) => Math.round((seconds * FRAMES_PER_SECOND) / 2);

function lidAt(step: number): number {
  const cycle = BLINK_INTERVALS.reduce((sum, seconds) => sum + heldFrames(seconds), 0);
  let blinkEnd = 0;
  for (const interval of BLINK_INTERVALS) {
    blinkEnd += heldFrames(interval);
    const lid = BLINK_LIDS[(step % cycle) - blinkEnd + BLINK_LIDS.length];
    if (lid !== undefined) return lid;
  }
  return 0;
}

function gazeAt(step: number): { x: number; y: number } {
  const cycle = GAZES.reduce((sum, gaze) => sum + heldFrames(gaze.seconds), 0);
  let end = 0;
  for (const gaze of GAZES) {
    end += heldFrames(gaze.seconds);
    if (step % cycle < end) return gaze;
  }
  return { x: 0, y: 0 };
}

/**
 * Eyes at `t` seconds from the scene's start. `emphases` are the starts of emphasised sentences; a
 * glance takes the eyes away from the viewer.
 */
export function eyesAt(t: number, emphases: readonly number[], glance: Glance | null): EyeState {
  const step = heldFrameAt(t) / 2;
  const gaze = glance ? { x: glance.gazeX, y: glance.gazeY } : gazeAt(step);
  let brow = 0;
  for (const emphasis of emphases) {
    const since = step - Math.ceil(firstFrameAfter(emphasis) / 2);
    brow = Math.max(brow, BROW_RAISE[since] ?? 0);
  }
  return { lid: lidAt(step), gazeX: gaze.x, gazeY: gaze.y, brow };
}

export function eyeKey(eyes: EyeState): string {
  return `${eyes.lid}/${eyes.gazeX},${eyes.gazeY}/${eyes.brow}`;
}
