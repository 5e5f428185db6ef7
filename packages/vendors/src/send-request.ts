import type { Clock } from './clock.ts';
import { retryAfterOf } from './retry-after.ts';

export type SentRequest = Pick<RequestInit, 'method' | 'headers' | 'body'> & {
  address: string | URL | Request;
  /** Sent as the body, by POST. */
  json?: unknown;
  /** A request that takes longer is given up. */
  timeoutMs: number;
  /** The largest accepted answer. */
  mostBytes: number;
  signal: AbortSignal | undefined;
};

export type VendorAnswer = {
  status: number;
  /** The wait before the next call that the vendor asks for, in milliseconds. */
  retryAfterMs: number | undefined;
  body: Buffer;
};

/**
 * Sends one request and reads its answer whole, at any status.
 * @throws the connection's error, and the signal's reason when aborted
 */
export async function sendRequest(
  { address, timeoutMs, mostBytes, signal, json, headers: own, ...init }: SentRequest,
  { fetch, clock }: { fetch: typeof globalThis.fetch; clock: Clock },
): Promise<VendorAnswer> {
  const timeout = clock.timeout(timeoutMs);
  const headers = new Headers(own);
  // The vendor may drop an idle connection just as it is reused. Nobody would know if that call was
  // billed.
  headers.set('connection', 'close');
  if (json !== undefined) headers.set('content-type', 'application/json');
  try {
    const answer = await fetch(address, {
      ...init,
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
      headers,
      // A redirect would send texts and key to another server than the configured one.
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
