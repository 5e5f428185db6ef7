import { type Clock, createVendorClient, jsonOf, systemClock } from '@tarima/vendors';
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
  const send = createVendorClient({
    ...{ fetch, clock },
    read(answer) {
      const failure = failureOfAnswer(vendor, answer);
      if (failure) throw failure;
      return answer.body;
    },
    unanswered: (failure) => failureOfConnection(vendor, failure),
    mayCallAgain: (error) =>
      error instanceof SpeechError && error.code === 'SPEECH_BUSY' ? error : null,
  });

  /**
   * @throws SpeechError for every failure, and the signal's reason when aborted
   */
  const call = ({ path, ...request }: Call): Promise<Buffer> =>
    send({
      ...{ address: `${base}${path}`, headers, ...request },
      ...{ timeoutMs: LONGEST_CALL_MS, mostBytes: MOST_BYTES },
    });

  async function callJson(request: Call): Promise<unknown> {
    const answer = jsonOf(await call(request));
    if (answer !== undefined) return answer;
    throw new SpeechError('SPEECH_FAILED', `${vendor}: an answer that is not JSON`);
  }

  return { call, callJson };
}
