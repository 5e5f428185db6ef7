import { expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { createVendorClient } from './vendor-client.ts';

class Busy extends Error {
  readonly retryAfterMs = 5;
}

/** A client with prepared answers, and a clock that never waits. */
function trial(...answers: (Response | Error)[]) {
  const sent: { address: string; init: RequestInit }[] = [];
  const clock: Clock = {
    now: () => 0,
    sleep: async () => undefined,
    timeout: () => new AbortController().signal,
  };
  const send = createVendorClient({
    clock,
    async fetch(address, init = {}) {
      sent.push({ address: String(address), init });
      const answer = answers.shift();
      if (answer instanceof Response) return answer;
      throw answer;
    },
    read({ status, body }) {
      if (status === 429) throw new Busy();
      return body.toString();
    },
    unanswered: ({ reason }) => new Error(`unanswered: ${reason}`),
    mayCallAgain: (error) => (error instanceof Busy ? error : null),
    cancelled: () => new Error('cancelled'),
  });
  const limits = { timeoutMs: 1_000, mostBytes: 100 };
  const call = (signal?: AbortSignal) =>
    send({ ...limits, address: 'https://vendor.example/say', json: { a: 1 }, signal });
  return { sent, call };
}

it('posts JSON, follows no redirect, and answers what the rules read', async () => {
  const { sent, call } = trial(new Response('hello'));
  expect(await call()).toBe('hello');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"a":1}', redirect: 'error' });
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
});

it('sends again what the rules allow', async () => {
  const { sent, call } = trial(new Response('', { status: 429 }), new Response('hello'));
  expect(await call()).toBe('hello');
  expect(sent).toHaveLength(2);
});

it('throws the rules’ error where no answer came, and sends it once', async () => {
  const { sent, call } = trial(Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
  await expect(call()).rejects.toThrow('unanswered: no answer (ECONNRESET)');
  expect(sent).toHaveLength(1);
});

it('throws the rules’ error where it is aborted', async () => {
  const { call } = trial(new Response('hello'));
  await expect(call(AbortSignal.abort())).rejects.toThrow('cancelled');
});
