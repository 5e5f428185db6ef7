import { heldFrameAt } from './frame-time.ts';

/** The pose of a presenter at one moment of the idle loop. */
export type Pose = {
  index: number;
  /** The chest: 0 is breathed out, 1 breathed in. */
  breath: number;
  /** The head's tilt to a side, in radians. */
  roll: number;
  /** The face's turn and nod, from -1 to 1. */
  yaw: number;
  nod: number;
};

/**
 * One breath of 3.84 s, with each pose held for two frames. The loop closes, so every scene can
 * start at pose 0.
 */
const POSE_COUNT = 48;

export const POSES: readonly Pose[] = Array.from({ length: POSE_COUNT }, (_, index) => {
  const turn = (index / POSE_COUNT) * Math.PI * 2;
  return {
    index,
    breath: (1 - Math.cos(turn)) / 2,
    roll: 0.016 * Math.sin(turn) + 0.006 * Math.sin(2 * turn + 0.9),
    yaw: 0.7 * Math.sin(turn + 0.5) + 0.3 * Math.sin(3 * turn),
    nod: 0.6 * Math.sin(2 * turn + 0.4) + 0.4 * Math.sin(3 * turn + 2),
  };
});

export const RESTING_POSE: Pose = { index: 0, breath: 0, roll: 0, yaw: 0, nod: 0 };

export function poseAt(t: number): Pose {
  return POSES[(heldFrameAt(t) / 2) % POSE_COUNT] ?? RESTING_POSE;
}
