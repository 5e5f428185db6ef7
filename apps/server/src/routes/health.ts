import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '#server/kit/database-away.ts';
import type { Readiness } from '#server/observing/readiness.ts';
import type { Studio } from '#server/studio.ts';

/** For monitoring: shows that the process lives, and if its database answers; and if it can take calls or work. */
export function registerHealth(
  app: FastifyInstance,
  { context }: Studio,
  readiness: Readiness,
): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await context.db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return reply.code(503).send({ status: 'database away' });
    }
  });
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const missing = [...(await readiness.look())].flatMap(([need, isThere]) =>
      isThere ? [] : [need],
    );
    return missing.length === 0
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'not ready', missing });
  });
}
