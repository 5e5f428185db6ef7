/** How long a video or a podcast may take: a guard against hanging, on a machine that does other things too. */
export const MAKING_MS = 1_200_000;
/** How long a studio may take to start, with or without contents: such a guard too. */
export const STARTING_MS = 1_800_000;
