import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { endSlowRequests } from './slow-requests.ts';

const LOOK_EVERY_SECONDS = 0.2;
const BODY = 'x'.repeat(40_000);

it('does not end an upload that came while the process stood still', async () => {
  const app = fastify();
  endSlowRequests(app, LOOK_EVERY_SECONDS);
  const begun = Promise.withResolvers<void>();
  app.addHook('onRequest', async () => begun.resolve());
  app.post('/', async ({ body }) => String(String(body).length));
  await app.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a port has an address of this shape.
  const { port } = app.server.address() as AddressInfo;
  const sender = connect(port, '127.0.0.1');
  sender.on('error', () => undefined);
  sender.write(
    `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: ${BODY.length}\r\n\r\n`,
  );
  await begun.promise;
  // Both the sender and the server are idle by then.
  await setImmediate();
  sender.write(BODY.slice(0, -1));
  // Stands still like a stopped process, beyond the next look.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_SECONDS * 2_000);
  await setImmediate();
  sender.write(BODY.slice(-1));
  let answer = '';
  sender.on('data', (chunk) => {
    answer += chunk;
    if (answer.endsWith('40000')) sender.destroy();
  });
  // The server closes what it ends.
  await once(sender, 'close');
  expect(answer).toContain('HTTP/1.1 200');
  expect(answer).toContain('\r\n\r\n40000');
  await app.close();
});
