import { callWithPatience, type Patience } from './call-with-patience.ts';
import { type ConnectionFailure, connectionFailure } from './connection-failure.ts';
import { type SentRequest, sendRequest, type VendorAnswer } from './send-request.ts';

type VendorRules<Request, Result> = Pick<Patience, 'clock' | 'patienceMs' | 'mayCallAgain'> & {
  fetch: typeof globalThis.fetch;
  /** @throws the error of an answer that is no success */
  read: (answer: VendorAnswer, request: Request) => Result;
  /** The error of a request that got no answer, or half of one. */
  unanswered: (failure: ConnectionFailure, request: Request) => Error;
  /** The error of an aborted request. If absent, the signal's reason is thrown. */
  cancelled?: () => Error;
};

/**
 * Returns a function that calls one vendor. It repeats a failed call while the rules allow it.
 * @throws the error that the rules give for a failure or an abort
 */
export function createVendorClient<Request extends SentRequest, Result>({
  fetch,
  read,
  unanswered,
  cancelled,
  ...patience
}: VendorRules<Request, Result>) {
  async function once(request: Request): Promise<Result> {
    const answer = await sendRequest(request, { fetch, clock: patience.clock }).catch(
      (error: unknown) => {
        request.signal?.throwIfAborted();
        throw unanswered(connectionFailure(error), request);
      },
    );
    return read(answer, request);
  }

  return async (request: Request): Promise<Result> => {
    const { signal } = request;
    try {
      return await callWithPatience(() => once(request), { ...patience, signal });
    } catch (error) {
      throw signal?.aborted && cancelled ? cancelled() : error;
    }
  };
}
