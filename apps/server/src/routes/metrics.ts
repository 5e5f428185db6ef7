import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#server/observing/metrics.ts';

/** Prometheus reads it. It says how busy a studio is, so strangers must not. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.page()),
  );
}
