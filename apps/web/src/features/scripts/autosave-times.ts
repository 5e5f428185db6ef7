/** The pause in typing before an automatic save, and the wait before a failed one is retried. */
export const AUTOSAVE_TIMES = { restingMs: 1_200, retryMs: 5_000 };
