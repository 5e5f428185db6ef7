import { type Clock, callWithPatience } from '@tarima/vendors';
import { LanguageModelError } from '../language-model.ts';
import { type CallFailure, failureOf } from './model-failure.ts';

/** A failed call. The caller may ask in another form. */
export class FailedCall extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.error.message);
    this.name = 'FailedCall';
    this.failure = failure;
  }
}

type ModelCall = { clock: Clock; signal: AbortSignal | undefined; patienceMs?: number | undefined };

/**
 * Calls, and calls again while that costs nothing. A vendor that is busy, broken or unreachable did
 * no work. A call that was sent but not answered may cost money. It is not repeated.
 * @throws FailedCall, or a LanguageModelError when aborted
 */
export async function callModel<Result>(
  call: () => Promise<Result>,
  { clock, signal, patienceMs }: ModelCall,
): Promise<Result> {
  const once = () =>
    call().catch((error: unknown) => {
      throw new FailedCall(failureOf(error, clock.now()));
    });
  const mayCallAgain = (error: unknown) =>
    error instanceof FailedCall && error.failure.isFree ? error.failure.error : null;
  try {
    return await callWithPatience(once, { clock, signal, patienceMs, mayCallAgain });
  } catch (error) {
    if (signal?.aborted) throw new LanguageModelError('CANCELLED', 'no longer wanted');
    throw error;
  }
}
