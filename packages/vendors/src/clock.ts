import { setTimeout as sleep } from 'node:timers/promises';

/** Time for an adapter. The clock of tests does not pass by itself. */
export type Clock = {
  now: () => number;
  /** Rejects with the signal's reason when aborted. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Aborted after this many milliseconds. */
  timeout: (ms: number) => AbortSignal;
};

export const systemClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => sleep(ms, undefined, signal && { signal }),
  timeout: (ms) => AbortSignal.timeout(ms),
};
