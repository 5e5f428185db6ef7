import { randomUUID } from 'node:crypto';
import { errorMessage, type HostCheck, type Language } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { HostChoice } from '#server/settings/host-choice.ts';
import { sendToHost } from './send-to-host.ts';

/** Sends a signed message that means nothing. A failure is an answer here, not an error. */
export async function checkHost(
  { now, log }: Pick<Context, 'now' | 'log'>,
  webhook: NonNullable<HostChoice['webhook']>,
  language: Language,
  signal: AbortSignal,
): Promise<HostCheck> {
  const started = performance.now();
  const data = { asset: null, company: null, address: null, file: null };
  const message = { type: 'ping' as const, timestamp: now().toISOString(), data };
  const answer = await sendToHost(webhook, { id: randomUUID(), message }, signal);
  const code = answer.status === null ? 'HOST_UNREACHABLE' : 'HOST_REFUSED';
  if (!answer.isTaken) log.warn({ reason: answer.reason }, 'the host platform failed a check');
  return {
    problem: answer.isTaken ? null : { code, message: errorMessage(code, language) },
    answerStatus: answer.status,
    milliseconds: Math.round(performance.now() - started),
  };
}
