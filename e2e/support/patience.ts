/** How long a video or a podcast may take: a guard against hanging, on a machine that does other things too. */
export const MAKING_MS = 300_000;
