import type { Clock } from './clock.ts';

const MOST_CALLS = 4;
const FIRST_WAIT_MS = 1_000;
/** All waiting for one answer; what asks for more is left to whoever can wait longer. */
const USUAL_PATIENCE_MS = 60_000;

export type Patience = {
  clock: Clock;
  signal: AbortSignal | undefined;
  /** All waiting, in milliseconds. A minute. */
  patienceMs?: number | undefined;
  /**
   * The wait before the next call where the vendor names one; null for a failure that ends the calls. A call
   * that may have been carried out may be billed, and is not made again.
   */
  mayCallAgain: (error: unknown) => { retryAfterMs: number | undefined } | null;
};

/**
 * Calls, and calls again while that costs nothing and does not take too long.
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
