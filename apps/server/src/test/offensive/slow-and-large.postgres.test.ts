import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { endSlowRequests } from '#server/http/slow-requests.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let port: number;
let ada: Person;
beforeAll(async () => {
  port = Number(new URL(await studioOf().listen()).port);
  ada = await studioOf().signIn();
});

const put = (payload: string, headers: Record<string, string> = {}) =>
  studioOf().call(ada, {
    method: 'PUT',
    url: '/api/v1/scripts',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('a request that is too large', () => {
  it.each([
    ['a body of three megabytes', JSON.stringify({ content: 'x'.repeat(3_000_000) })],
    ['a list in a list in a list …', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['an object in an object …', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['a number without end', `{"revision":1${'0'.repeat(100_000)}}`],
  ])('%s is refused', async (_name, payload) => {
    const { status } = await put(payload);
    expect([400, 413]).toContain(status);
  });

  it('endless headers are refused', async () => {
    const call = request({
      host: '127.0.0.1',
      port,
      path: '/api/v1/projects',
      headers: { 'x-long': 'x'.repeat(100_000) },
    });
    call.on('error', () => undefined);
    call.end();
    const [response] = await once(call, 'response');
    expect(response.statusCode).toBe(431);
  });

  it('an endless page number is refused', async () => {
    for (const page of ['0', '-1', '1e400', '9'.repeat(400), 'NaN']) {
      const { status } = await studioOf().call(ada, { url: `/api/v1/videos?page=${page}` });
      expect([page, status]).toEqual([page, 400]);
    }
  });
});

describe('a slow request', () => {
  it('is ended when it hardly moves, and only then', async () => {
    const app = fastify();
    endSlowRequests(app, 0.3);
    app.post('/', async () => 'read');
    await app.listen({ port: 0, host: '127.0.0.1' });
    // A server that listens on a port has an address of this shape.
    const own = (app.server.address() as AddressInfo).port;
    const head = (bytes: number) =>
      `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: ${bytes}\r\n\r\n`;
    const slow = connect(own, '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write(`${head(1_000_000)}x`);
    const drip = setInterval(() => slow.write('x'), 50);
    await new Promise((resolve) => slow.on('close', resolve));
    clearInterval(drip);

    const quick = connect(own, '127.0.0.1');
    quick.write(`${head(4)}text`);
    const [answer] = await once(quick, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200/u);
    quick.destroy();
    await app.close();
  });

  it('may take an hour, and its headers twenty seconds', () => {
    expect(studioOf().app.server.requestTimeout).toBe(3_600_000);
    expect(studioOf().app.server.headersTimeout).toBe(20_000);
  });
});
