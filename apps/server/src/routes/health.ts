import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '#server/kit/database-away.ts';
import type { Studio } from '#server/studio.ts';

/** For whoever watches over the process: it lives, and whether it can do anything. */
export function registerHealth(app: FastifyInstance, { context }: Studio): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await context.db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return reply.code(503).send({ status: 'database away' });
    }
  });
}
