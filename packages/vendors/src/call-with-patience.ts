import type { Clock } from './clock.ts';

const MOST_CALLS = 4;
const FIRST_WAIT_MS = 1_000;
/** The total wait for one answer. A longer wait is left to callers that have the time. */
const USUAL_PATIENCE_MS = 60_000;

export type Patience = {
  clock: Clock;
  signal: AbortSignal | undefined;
  /** The total wait in milliseconds; a minute if absent. */
  patienceMs?: number | undefined;
  /**
   * The wait before a repeated call, if the failed call may be repeated. Null for a call that may
   * have been carried out, and so billed.
   */
  mayCallAgain: (error: unknown) => { retryAfterMs: number | undefined } | null;
};

/**
 * Calls, and repeats the call while that is free and quick enough.
 * @throws the last error of the call, and the signal's reason when aborted
 */
export async function callWithPatience<Result>(
  call: () => Promise<Result>,
  { clock, signal, patienceMs = USUAL_PATIENCE_MS, mayCallAgain }: Patience,
): Promise<Result> {
  let waited = 0;
  for (let calls = 1; ; calls += 1) {
    signal?.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      signal?.throwIfAborted();
      const again = mayCallAgain(error);
      const waitMs = again?.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (calls - 1);
      if (!again || calls >= MOST_CALLS || waited + waitMs > patienceMs) throw error;
      waited += waitMs;
      await clock.sleep(waitMs, signal).catch((reason: unknown) => {
        signal?.throwIfAborted();
        throw reason;
      });
    }
  }
}
