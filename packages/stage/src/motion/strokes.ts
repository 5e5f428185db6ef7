import { FRAMES_PER_SECOND } from '@tarima/contract';
import { easeOut, firstFrameAfter, frameAt, heldFrameAt } from '../frame-time.ts';

/** Something that says something moves at least this often, in seconds. */
const LONGEST_STILL = 5.2;
const STROKE_FRAMES = 14;

/**
 * The moments between `from` and `until` at which a stroke is drawn. They fill the long gaps between
 * `events`. All are in seconds.
 */
export function strokeMoments(events: readonly number[], from: number, until: number): number[] {
  const marks = [from, ...events.filter((time) => time > from && time < until), until];
  return marks.slice(1).flatMap((mark, index) => {
    const before = marks[index] ?? 0;
    const parts = Math.ceil((mark - before) / LONGEST_STILL);
    return Array.from(
      { length: Math.max(0, parts - 1) },
      (_, part) => before + ((mark - before) * (part + 1)) / parts,
    );
  });
}

export type Stroke = {
  /** Counts the strokes; -1 before the first. */
  number: number;
  /** The drawn share of the stroke, 0 to 1. */
  drawn: number;
};

/** The last stroke that has begun at `t`. It moves on twos, as faces do: half of the pictures. */
export function strokeAt(moments: readonly number[], t: number): Stroke {
  const frame = heldFrameAt(t);
  const number = moments.findLastIndex((moment) => firstFrameAfter(moment) <= frame);
  const since = frame - firstFrameAfter(moments[number] ?? 0) + 1;
  return { number, drawn: number < 0 ? 0 : easeOut(Math.min(1, since / STROKE_FRAMES)) };
}

export const strokeKey = ({ number, drawn }: Stroke): string =>
  number < 0 ? '' : `${number}:${drawn.toFixed(5)}`;

/** A value that goes from 0 to 1 in `frames`, beginning at `start` seconds. */
export function progressAt(start: number, frames: number, t: number): number {
  return Math.min(1, Math.max(0, (frameAt(t) - firstFrameAfter(start) + 1) / frames));
}

/** The same backwards: 1 until `frames` before `end` seconds, and 0 at the end. */
export function remainingAt(end: number, frames: number, t: number): number {
  return Math.min(1, Math.max(0, (Math.round(end * FRAMES_PER_SECOND) - frameAt(t)) / frames));
}
