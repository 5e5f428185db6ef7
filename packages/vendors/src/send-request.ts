import type { Clock } from './clock.ts';
import { retryAfterOf } from './retry-after.ts';

export type SentRequest = Pick<RequestInit, 'method' | 'headers' | 'body'> & {
  address: string | URL | Request;
  /** Sent as the body, by POST. */
  json?: unknown;
  /** Longer than that, it hangs. */
  timeoutMs: number;
  /** Of the answer; more is an answer without end. */
  mostBytes: number;
  signal: AbortSignal | undefined;
};

export type VendorAnswer = {
  status: number;
  /** What it asks to wait before the next call, in milliseconds. */
  retryAfterMs: number | undefined;
  body: Buffer;
};

/**
 * Sends one request and reads its answer whole, whatever its status is.
 * @throws what the connection failed with, and the signal's reason when aborted
 */
export async function sendRequest(
  { address, timeoutMs, mostBytes, signal, json, headers: own, ...init }: SentRequest,
  { fetch, clock }: { fetch: typeof globalThis.fetch; clock: Clock },
): Promise<VendorAnswer> {
  const timeout = clock.timeout(timeoutMs);
  const headers = new Headers(own);
  // One that stood idle may be let go of as we ask, and nobody could say whether that was paid.
  headers.set('connection', 'close');
  if (json !== undefined) headers.set('content-type', 'application/json');
  try {
    const answer = await fetch(address, {
      ...init,
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
      headers,
      // A redirect would carry texts and key to another place than the one that was set up.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return {
      status: answer.status,
      retryAfterMs: retryAfterOf(answer.headers.get('retry-after'), clock.now()),
      body: await readWhole(answer, mostBytes),
    };
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}

async function readWhole(answer: Response, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error('an answer without end');
  }
  return Buffer.concat(chunks);
}
