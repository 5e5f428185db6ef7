import { LanguageModelError } from '../language-model.ts';
import { type CallFailure, failureOf } from './model-failure.ts';

/** Time, as an adapter needs it; the tests' own does not pass. */
export type Clock = {
  now: () => number;
  /** Rejects with the signal's reason when it is aborted. */
  sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Aborted after so many milliseconds. */
  timeout: (ms: number) => AbortSignal;
};

const MOST_CALLS = 4;
const FIRST_WAIT_MS = 1_000;
/** All waiting for one answer; what asks for more is left to whoever can wait longer. */
const MOST_WAITING_MS = 60_000;

/** A failed call, for whoever may ask otherwise. */
export class FailedCall extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.error.message);
    this.name = 'FailedCall';
    this.failure = failure;
  }
}

/**
 * Calls, and calls again while that costs nothing: a vendor that is busy, broken or not there did no
 * work. A call that was sent and never answered may be paid already, and is not made twice.
 * @throws FailedCall, or a LanguageModelError when aborted
 */
export async function callWithPatience<Result>(
  call: () => Promise<Result>,
  { clock, signal }: { clock: Clock; signal: AbortSignal | undefined },
): Promise<Result> {
  let waited = 0;
  for (let calls = 1; ; calls += 1) {
    throwIfCancelled(signal);
    try {
      return await call();
    } catch (error) {
      throwIfCancelled(signal);
      const failure = failureOf(error, clock.now());
      const waitMs = failure.error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (calls - 1);
      const mayCallAgain =
        failure.isFree && calls < MOST_CALLS && waited + waitMs <= MOST_WAITING_MS;
      if (!mayCallAgain) throw new FailedCall(failure);
      waited += waitMs;
      await clock.sleep(waitMs, signal).catch(() => throwIfCancelled(signal));
    }
  }
}

function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new LanguageModelError('CANCELLED', 'no longer wanted');
}
