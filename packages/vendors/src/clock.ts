import { setTimeout as sleep } from 'node:timers/promises';

/** Time, as an adapter needs it; the tests' own does not pass. */
export type Clock = {
  now: () => number;
  /** Rejects with the signal's reason when it is aborted. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Aborted after so many milliseconds. */
  timeout: (ms: number) => AbortSignal;
};

export const systemClock: Clock = {
  now: Date.now,
  sleep: (ms, signal) => sleep(ms, undefined, signal && { signal }),
  timeout: (ms) => AbortSignal.timeout(ms),
};
