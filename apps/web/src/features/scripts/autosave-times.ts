/** How long nobody must have typed before it is saved by itself, and when a save that failed in passing is tried again. */
export const AUTOSAVE_TIMES = { restingMs: 1_200, retryMs: 5_000 };
