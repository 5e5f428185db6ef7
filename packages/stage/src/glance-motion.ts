import type { TimelineScene } from '@tarima/contract';
import { firstFrameAfter, heldFrameAt } from './frame-time.ts';
import { FIGURE_SECONDS } from './gesture-motion.ts';

/** Where the content stands, seen from the presenter: left, right or above. */
export type ContentSide = 'left' | 'right' | 'above';

/** A look to the content: the turn of the face from −1 to 1 and the offset of the irises. */
export type Glance = { turn: number; gazeX: number; gazeY: number };

const GLANCES = {
  left: { turn: -1, gazeX: -3.2, gazeY: -0.6 },
  right: { turn: 1, gazeX: 3.2, gazeY: -0.6 },
  above: { turn: 0.35, gazeX: 1.3, gazeY: -2.5 },
} as const satisfies Record<ContentSide, Glance>;

/** The share of a glance for each held frame: eyes and face go, stay a second, come back. */
const COURSE = [0.35, 0.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.7, 0.25] as const;
/** Presenters mostly look at the viewer, even where one point chases the other. */
const REST_SECONDS = 3;

/** The moments when the presenter looks at what appears: points, lit cells, a figure. */
export function glancesOf(scene: TimelineScene): number[] {
  const starts = [
    ...(scene.figure ? [FIGURE_SECONDS] : []),
    ...scene.points.map(({ start }) => start),
    ...(scene.table?.lit.map(({ start }) => start) ?? []),
  ].sort((a, b) => a - b);
  const glances: number[] = [];
  for (const start of starts)
    if (start >= (glances.at(-1) ?? Number.NEGATIVE_INFINITY) + REST_SECONDS) glances.push(start);
  return glances;
}

/** The glance at `t` seconds; null while the presenter looks at the viewer. */
export function glanceAt(t: number, glances: readonly number[], side: ContentSide): Glance | null {
  const step = heldFrameAt(t) / 2;
  const { turn, gazeX, gazeY } = GLANCES[side];
  for (const start of glances) {
    const share = COURSE[step - Math.ceil(firstFrameAfter(start) / 2)];
    if (share !== undefined)
      return { turn: turn * share, gazeX: gazeX * share, gazeY: gazeY * share };
  }
  return null;
}
