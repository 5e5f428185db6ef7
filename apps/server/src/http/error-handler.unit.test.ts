import { once } from 'node:events';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleError } from './error-handler.ts';

it('logs no error for a caller who left before the answer', async () => {
  const logged: string[] = [];
  const app = fastify({
    logger: { level: 'error', stream: { write: (line) => logged.push(line) } },
  });
  app.setErrorHandler(handleError);
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  app.addHook('onResponse', async () => ended.resolve());
  app.get('/slow', async (_request, reply) => {
    begun.resolve();
    await once(reply.raw, 'close');
    throw new DOMException('they are gone', 'AbortError');
  });
  app.get('/faulty', async () => {
    throw new Error('ours');
  });
  const origin = await app.listen({ port: 0 });

  const leave = new AbortController();
  const asked = fetch(`${origin}/slow`, { signal: leave.signal });
  await begun.promise;
  leave.abort();
  await expect(asked).rejects.toThrow('aborted');
  await fetch(`${origin}/faulty`);
  await ended.promise;
  expect(logged).toEqual([expect.stringContaining('ours')]);
  await app.close();
});
