import { callWithPatience, type Patience } from './call-with-patience.ts';
import { type ConnectionFailure, connectionFailure } from './connection-failure.ts';
import { type SentRequest, sendRequest, type VendorAnswer } from './send-request.ts';

type VendorRules<Request, Result> = Pick<Patience, 'clock' | 'patienceMs' | 'mayCallAgain'> & {
  fetch: typeof globalThis.fetch;
  /** @throws the error of an answer that is no success */
  read: (answer: VendorAnswer, request: Request) => Result;
  /** The error of a request that got no answer, or half of one. */
  unanswered: (failure: ConnectionFailure, request: Request) => Error;
  /** The error of a request that was aborted; the signal's reason where absent. */
  cancelled?: () => Error;
};

/**
 * The calls of one vendor: each is sent, its answer read whole, and sent again while the rules allow it.
 * @throws what the rules make of a failure, and of an abort
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
