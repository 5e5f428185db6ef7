import type { TimelineScene } from '@tarima/contract';

/** Seconds before a scene's end in which it may fade already. */
const END = 0.7;

/** The moment of a scene that shows most of it, in seconds from its start. */
export const stillMoment = ({ duration }: Pick<TimelineScene, 'duration'>): number =>
  Math.max(duration / 2, duration - END);
