import type { TimelineScene } from '@tarima/contract';
import { FRAMES_PER_SECOND } from '@tarima/contract';
import { heldFrameAt } from './frame-time.ts';

/** `open` shows both palms, `count` raises a finger, `point` shows towards the content. */
export type GestureKind = 'open' | 'count' | 'point';

/** A gesture of a scene. Times are in seconds from the scene's start. */
export type Gesture = { kind: GestureKind; start: number; end: number };

/** The height of the hands, from 0 to 1, for each held frame; then they stay or rest. */
const RISE = [0.14, 0.42, 0.74, 0.93] as const;
const FALL = [0.9, 0.64, 0.34, 0.12] as const;

const HELD_SECONDS = 2 / FRAMES_PER_SECOND;
/** Hands set off early, so they are up with the word. */
const LEAD_SECONDS = 0.2;
const LASTING_SECONDS = 2.2;
const SHORTEST_SECONDS = 1.2;
/** Hands rest at least this long between two gestures. */
const REST_SECONDS = 1.2;

/**
 * The gestures of a scene: one at each emphasised sentence, and one towards the first thing that
 * appears. Where two would collide the first one stays. All end before the scene does.
 */
export function gesturesOf(scene: TimelineScene): Gesture[] {
  const shown = firstShown(scene);
  const wanted: { kind: GestureKind; at: number }[] = scene.emphases.map((at, index) => ({
    kind: (scene.index + index) % 2 === 0 ? 'open' : 'count',
    at,
  }));
  if (shown !== null) wanted.push({ kind: 'point', at: shown });
  wanted.sort((a, b) => a.at - b.at);
  const gestures: Gesture[] = [];
  for (const { kind, at } of wanted) {
    const start = Math.max(0, at - LEAD_SECONDS);
    const end = Math.min(start + LASTING_SECONDS, scene.duration - HELD_SECONDS);
    const free = (gestures.at(-1)?.end ?? Number.NEGATIVE_INFINITY) + REST_SECONDS;
    if (start >= free && end - start >= SHORTEST_SECONDS) gestures.push({ kind, start, end });
  }
  return gestures;
}

/** The moment when the first point, cell or picture appears; null if none does. */
function firstShown(scene: TimelineScene): number | null {
  const starts = [
    ...scene.points.map(({ start }) => start),
    ...(scene.table?.lit.map(({ start }) => start) ?? []),
  ];
  if (starts.length > 0) return Math.min(...starts);
  return scene.figure ? FIGURE_SECONDS : null;
}
/** A presenter turns to a figure once the viewer has seen the scene. */
export const FIGURE_SECONDS = 0.6;

/** The gesture at `t` and how far the hands are raised; null while they rest. */
export function gestureAt(
  t: number,
  gestures: readonly Gesture[],
): { kind: GestureKind; raised: number } | null {
  const step = heldFrameAt(t) / 2;
  for (const { kind, start, end } of gestures) {
    const since = step - Math.ceil(start / HELD_SECONDS - 0.001);
    const left = Math.floor(end / HELD_SECONDS + 0.001) - step;
    if (since < 0 || left <= 0) continue;
    const raised = RISE[since] ?? FALL[FALL.length - left] ?? 1;
    return { kind, raised };
  }
  return null;
}
