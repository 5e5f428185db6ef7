import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Metrics } from '#server/observing/metrics.ts';
import type { Readiness } from '#server/observing/readiness.ts';
import { registerHealth } from '#server/routes/health.ts';
import { registerMetrics } from '#server/routes/metrics.ts';
import type { Studio } from '#server/studio.ts';

/** The port for those who watch the studio, in every role. Nothing of the studio itself is here. */
export function buildWatchApp(
  studio: Studio,
  { readiness, metrics }: { readiness: Readiness; metrics: Metrics },
): FastifyInstance {
  const app = fastify({
    loggerInstance: studio.context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  registerHealth(app, readiness);
  registerMetrics(app, metrics);
  return app;
}
