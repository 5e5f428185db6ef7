import { FRAMES_PER_SECOND, type TimelineScene, type Viseme } from '@tarima/contract';
import { heldFrameAt } from '../frame-time.ts';
import { eachVisemeBetween } from '../viseme-window.ts';

/** The loudness of each mouth shape, from 0 to 1. Open vowels carry the most. */
const LOUDNESS: Record<Viseme, number> = {
  rest: 0,
  pbm: 0.16,
  fv: 0.24,
  th: 0.28,
  td: 0.34,
  kg: 0.34,
  ch: 0.4,
  oo: 0.6,
  ee: 0.7,
  eh: 0.84,
  oh: 0.9,
  ah: 1,
};

/** Wide enough for a calm wave, narrow enough to show syllables. */
const WINDOW_SECONDS = 0.12;
/** The sound runs from the middle bar outwards, and reaches each next one later. */
const STEP_SECONDS = 0.08;
/** The share that each next bar keeps. */
const KEPT = 0.84;
/** Few heights, so that few pictures are drawn. */
const HEIGHTS = 8;

/** The loudness around a moment, from 0 to 1. */
function loudnessAt(time: number, visemes: TimelineScene['visemes']): number {
  let sum = 0;
  const span = [time - WINDOW_SECONDS / 2, time + WINDOW_SECONDS / 2] as const;
  eachVisemeBetween(visemes, span, (viseme, seconds) => {
    sum += LOUDNESS[viseme] * seconds;
  });
  return sum / WINDOW_SECONDS;
}

/**
 * The heights of the bars, the middle one first, from 0 (rest) to 8. They change every second
 * frame, as faces do, and rest in pauses.
 */
export function waveAt(t: number, visemes: TimelineScene['visemes'], bars: number): number[] {
  const now = heldFrameAt(t) / FRAMES_PER_SECOND;
  return Array.from({ length: bars }, (_, bar) =>
    Math.round(loudnessAt(now - bar * STEP_SECONDS, visemes) * KEPT ** bar * HEIGHTS),
  );
}

/** A bar's height as a share of the highest. At rest it is a dot. */
export const heightShare = (step: number): number => step / HEIGHTS;
