import { randomInt } from 'node:crypto';

/** A seed that is short enough to be typed. */
export const randomSeed = () => String(randomInt(1_000_000));
