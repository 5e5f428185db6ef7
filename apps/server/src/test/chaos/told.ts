import { RefusedCall } from '#server/test/server-client.ts';

/**
 * The answer to a change. Null if the studio failed or the connection broke: it may have happened or not.
 * Throws a refusal, which changes nothing.
 */
export async function told<Data>(change: Promise<Data>): Promise<{ answer: Data } | null> {
  try {
    return { answer: await change };
  } catch (error) {
    if (isRefusal(error)) throw error;
    return null;
  }
}

/** A wrong clock ends sessions, and they are good again when it is right. */
const SIGNED_OUT = 401;

/** True for a sentence about the person's own request. */
export const isRefusal = (error: unknown): error is RefusedCall =>
  error instanceof RefusedCall && error.status < 500 && error.status !== SIGNED_OUT;
