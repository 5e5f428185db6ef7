/**
 * The time limit for a video or a podcast. It only guards against hanging, because the machine may
 * be busy.
 */
export const MAKING_MS = 1_200_000;
/** The time limit for a studio's start, with or without data. It only guards against hanging. */
export const STARTING_MS = 1_800_000;
