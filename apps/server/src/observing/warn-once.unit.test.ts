import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '#server/kit/log.ts';
import { createTracing } from './tracing.ts';

it('says once that a collector takes no traces, and not what it answered', async () => {
  const collector = createServer((_request, response) => {
    response.writeHead(400).end('zanahoria');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  onTestFinished(() => void collector.close());
  // A server that listens on a port has such an address.
  const { port } = collector.address() as AddressInfo;
  let text = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const { observer, stop } = createTracing(
    { endpoint: `http://127.0.0.1:${port}`, headers: {} },
    { roles: ['web'], log: createLog('warn', destination) },
  );
  // Two batches, of which each is refused.
  for (let count = 0; count < 1_000; count += 1) {
    const watch = observer.requestBegan({ id: '1', method: 'GET', isApi: true });
    watch.ended({ route: '/', status: 200, code: undefined });
  }
  await stop();
  expect(text.match(/traces were not sent/gu)).toHaveLength(1);
  expect(text).not.toContain('zanahoria');
});
