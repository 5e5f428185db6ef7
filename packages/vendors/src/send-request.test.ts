import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { systemClock } from './clock.ts';
import { connectionFailure } from './connection-failure.ts';
import { sendRequest } from './send-request.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ask = (address: string, more: { mostBytes?: number; signal?: AbortSignal } = {}) =>
  sendRequest(
    { address, timeoutMs: 60_000, mostBytes: 1_000, signal: undefined, ...more },
    { fetch: globalThis.fetch, clock: systemClock },
  );

it('reads an answer whole, at any status', async () => {
  const address = await serve((_, response) => {
    response.writeHead(429, { 'retry-after': '3' });
    response.end('{}');
  });
  const { body, ...answer } = await ask(address);
  expect(answer).toEqual({ status: 429, retryAfterMs: 3_000 });
  expect(body.toString()).toBe('{}');
});

it('follows no redirect, and reads no endless answer', async () => {
  const other = await serve((_, response) => response.end('other'));
  const moved = await serve((_, response) => {
    response.writeHead(302, { location: other }).end();
  });
  await expect(ask(moved)).rejects.toThrow();
  const long = await serve((_, response) => response.end('x'.repeat(2_000)));
  await expect(ask(long)).rejects.toThrow('an answer without end');
});

it('ends when aborted, with the given reason', async () => {
  const controller = new AbortController();
  const hanging = await serve(() => controller.abort(new Error('no longer wanted')));
  await expect(ask(hanging, { signal: controller.signal })).rejects.toThrow('no longer wanted');
});

it('never fails because a vendor dropped an idle connection', async () => {
  const used = new WeakSet<Socket>();
  const tired = await serve(({ socket }, response) => {
    if (used.has(socket)) socket.destroy();
    used.add(socket);
    response.end('{}');
  });
  for (let calls = 1; calls <= 3; calls += 1) expect((await ask(tired)).status).toBe(200);
});

it('knows that a connection never made is free, and a broken one may cost', async () => {
  const left = await serve(() => undefined);
  for (const close of closing.splice(0)) close();
  const gone = await ask(left).catch(connectionFailure);
  expect(gone).toMatchObject({ reason: 'no answer (ECONNREFUSED)', isFree: true });
  const broken = await serve((_, response) => response.destroy());
  expect(await ask(broken).catch(connectionFailure)).toMatchObject({ isFree: false });
});
