import type { FastifyInstance } from 'fastify';
import type { Readiness } from '#server/observing/readiness.ts';

/** For monitoring: shows that the process lives, and if its database answers; and if it can take calls or work. */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    (await readiness.hasDatabase())
      ? { status: 'ok' }
      : reply.code(503).send({ status: 'database away' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const missing = [...(await readiness.look())].flatMap(([need, isThere]) =>
      isThere ? [] : [need],
    );
    return missing.length === 0
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'not ready', missing });
  });
}
