import { redraftEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerRedraftRoutes(app: FastifyInstance, studio: Studio): void {
  const { redrafts } = studio.services;
  registerEndpoints(app, studio, redraftEndpoints, {
    get: ({ actor, params, language }) => redrafts.ofProject(actor, params.projectId, language),
    start: ({ actor, params, body, language }) =>
      redrafts.start(actor, params.projectId, body, language),
    take: ({ actor, params, body, language }) =>
      redrafts.take(actor, params.projectId, body, language),
    discard: ({ actor, params }) => redrafts.discard(actor, params.projectId),
  });
}
