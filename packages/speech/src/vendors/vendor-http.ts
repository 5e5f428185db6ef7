import {
  type Clock,
  callWithPatience,
  sendRequest,
  systemClock,
  type VendorAnswer,
} from '@tarima/vendors';
import { SpeechError } from '../speech-error.ts';
import { failureOfAnswer, failureOfConnection } from './vendor-failure.ts';

/** A sentence on a small machine takes a minute. A call that takes this long hangs. */
const LONGEST_CALL_MS = 5 * 60_000;
/** Ten minutes of speech at 48 kHz, as base64 in JSON. */
const MOST_BYTES = 96 * 1024 ** 2;

export type HttpSettings = {
  fetch?: typeof globalThis.fetch;
  clock?: Clock;
};

type Call = { path: string; json?: unknown; signal: AbortSignal | undefined };

/**
 * Calls of one vendor. A busy vendor did no work, so the call is repeated within a minute. A call
 * that may have been billed is made once.
 * @param vendor its name, at the start of every error
 */
export function createVendorHttp(
  vendor: string,
  address: string,
  headers: Record<string, string>,
  { fetch = globalThis.fetch, clock = systemClock }: HttpSettings,
) {
  const base = address.replace(/(?<!\/)\/+$/u, '');

  async function once({ path, json, signal }: Call): Promise<Buffer> {
    const request = {
      address: `${base}${path}`,
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      ...{ timeoutMs: LONGEST_CALL_MS, mostBytes: MOST_BYTES, signal },
    };
    const answer = await sendRequest(request, { fetch, clock }).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw failureOfConnection(vendor, error);
    });
    if (answer.status < 400 && !isErrorInside(answer)) return answer.body;
    throw failureOfAnswer(vendor, answer);
  }

  /**
   * @throws SpeechError for every failure, and the signal's reason when aborted
   */
  const call = (request: Call): Promise<Buffer> =>
    callWithPatience(() => once(request), {
      clock,
      signal: request.signal,
      mayCallAgain: (error) =>
        error instanceof SpeechError && error.code === 'SPEECH_BUSY' ? error : null,
    });

  return { call, callJson: async (request: Call) => readJson(vendor, await call(request)) };
}

function readJson(vendor: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch (cause) {
    throw new SpeechError('SPEECH_FAILED', `${vendor}: an answer that is not JSON`, { cause });
  }
}

/** Some gateways answer 200 around an error behind them. */
function isErrorInside({ mediaType, body }: VendorAnswer): boolean {
  if (!mediaType.includes('json')) return false;
  const start = body.toString('utf8', 0, 2_000);
  return /^\s*\{\s*"(?:error|detail)"\s*:\s*(?!null)/u.test(start);
}
