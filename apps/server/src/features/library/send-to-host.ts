import { connectionFailure, sendRequest, systemClock } from '@tarima/vendors';
import { Webhook } from 'standardwebhooks';
import type { HostMessage } from '#server/db/tables/host-message.ts';
import type { HostChoice } from '#server/settings/host-choice.ts';

const LONGEST_ANSWER_MS = 15_000;
/** Only the status of the answer is used. */
const MOST_ANSWER_BYTES = 100_000;

export type HostAnswer = {
  isTaken: boolean;
  /** Null if no answer came. */
  status: number | null;
  retryAfterMs: number | undefined;
  reason: string;
};

/**
 * Sends one message, signed by HMAC-SHA256 as Standard Webhooks defines. The signature covers id
 * and time. So the host can tell forged, old and repeated messages.
 */
export async function sendToHost(
  { address, secret }: NonNullable<HostChoice['webhook']>,
  { id, message }: { id: string; message: HostMessage },
  signal: AbortSignal,
): Promise<HostAnswer> {
  const body = JSON.stringify(message);
  const sentAt = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
  };
  try {
    const { status, retryAfterMs } = await sendRequest(
      {
        ...{ address, method: 'POST', headers, body, signal },
        timeoutMs: LONGEST_ANSWER_MS,
        mostBytes: MOST_ANSWER_BYTES,
      },
      { fetch, clock: systemClock },
    );
    const isTaken = status >= 200 && status < 300;
    return { isTaken, status, retryAfterMs, reason: `answered ${status}` };
  } catch (error) {
    signal.throwIfAborted();
    const { reason } = connectionFailure(error);
    return { isTaken: false, status: null, retryAfterMs: undefined, reason };
  }
}
