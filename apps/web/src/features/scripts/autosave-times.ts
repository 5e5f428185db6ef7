/** Pause in typing before an automatic save. Wait before a failed save is retried. */
export const AUTOSAVE_TIMES = { restingMs: 1_200, retryMs: 5_000 };
