import { FRAMES_PER_SECOND, type TimelineScene, type Viseme } from '@tarima/contract';
import { heldFrameAt } from './frame-time.ts';
import { eachVisemeBetween } from './viseme-window.ts';

/** The shape of a mouth, each value from 0 to 1; `corner` from -1 (down) to 1 (a smile). */
export type MouthShape = {
  width: number;
  open: number;
  round: number;
  teeth: number;
  tongue: number;
  press: number;
  corner: number;
};

const shape = (
  width: number,
  open: number,
  round: number,
  teeth: number,
  tongue: number,
  press: number,
  corner: number,
): MouthShape => ({ width, open, round, teeth, tongue, press, corner });

/** width, open, round, teeth, tongue, press, corner */
export const MOUTH_SHAPES: Record<Viseme, MouthShape> = {
  rest: shape(0.68, 0, 0, 0, 0, 0.08, 1),
  pbm: shape(0.5, 0, 0, 0, 0, 0.75, 0.4),
  fv: shape(0.55, 0.14, 0, 1, 0, 0.35, 0.35),
  th: shape(0.58, 0.26, 0, 0.8, 0.9, 0, 0.35),
  td: shape(0.62, 0.26, 0, 0.9, 0.4, 0, 0.4),
  kg: shape(0.58, 0.34, 0, 0.6, 0.3, 0, 0.35),
  ch: shape(0.3, 0.3, 0.55, 0.9, 0, 0, 0.15),
  ee: shape(0.86, 0.28, 0, 1, 0.15, 0, 0.6),
  eh: shape(0.7, 0.5, 0, 0.8, 0.45, 0, 0.45),
  ah: shape(0.6, 0.86, 0.08, 0.7, 0.6, 0, 0.3),
  oh: shape(0.28, 0.66, 0.65, 0.35, 0.3, 0, 0.1),
  oo: shape(0.1, 0.36, 1, 0.05, 0.1, 0, 0.05),
};

const FEATURES = ['width', 'open', 'round', 'teeth', 'tongue', 'press', 'corner'] as const;
const STEPS = 12;

/** Pictures change 20 ms before the sound: a hold of two frames would look late. */
const LEAD_SECONDS = 0.02;
/** Neighbouring sounds blend over this window, as real lips do. */
const BLEND_SECONDS = 0.1;
/** Closed lips and lip on teeth are short but must be visible. */
const BLEND_WEIGHTS: Partial<Record<Viseme, number>> = { pbm: 3.5, fv: 2.5, oo: 1.5 };

/**
 * The mouth at `t` seconds from the scene's start. It changes every second frame, in few steps, so
 * that pictures can be cached.
 */
export function mouthAt(t: number, visemes: TimelineScene['visemes']): MouthShape {
  const middle = heldFrameAt(t) / FRAMES_PER_SECOND + LEAD_SECONDS;
  const from = middle - BLEND_SECONDS / 2;
  const to = middle + BLEND_SECONDS / 2;
  const sum = shape(0, 0, 0, 0, 0, 0, 0);
  let weights = 0;
  eachVisemeBetween(visemes, [from, to], (viseme, seconds) => {
    const weight = seconds * (BLEND_WEIGHTS[viseme] ?? 1);
    for (const feature of FEATURES) sum[feature] += MOUTH_SHAPES[viseme][feature] * weight;
    weights += weight;
  });
  for (const feature of FEATURES)
    sum[feature] = Math.round((sum[feature] / weights) * STEPS) / STEPS;
  return sum;
}

export function mouthKey(mouth: MouthShape): string {
  return FEATURES.map((feature) => Math.round(mouth[feature] * STEPS)).join('.');
}
