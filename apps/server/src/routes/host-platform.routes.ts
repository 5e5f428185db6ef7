import { hostPlatformEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

/** Each check calls another server. */
const CHECKS_PER_MINUTE = 10;

export function registerHostPlatformRoutes(app: FastifyInstance, studio: Studio): void {
  const { hostPlatform } = studio.services;
  registerEndpoints(
    app,
    studio,
    hostPlatformEndpoints,
    {
      get: ({ actor, query, language }) => hostPlatform.get(actor, query.page, language),
      check: ({ actor, language, signal }) => hostPlatform.check(actor, language, signal),
      sendAgain: ({ actor, body }) => hostPlatform.sendAgain(actor, body.deliveryIds),
    },
    { perMinute: { check: CHECKS_PER_MINUTE } },
  );
}
