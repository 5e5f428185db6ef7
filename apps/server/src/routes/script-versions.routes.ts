import { scriptVersionEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerScriptVersionRoutes(app: FastifyInstance, studio: Studio): void {
  const { scriptVersions } = studio.services;
  registerEndpoints(app, studio, scriptVersionEndpoints, {
    list: ({ actor, params }) => scriptVersions.list(actor, params.scriptId),
    get: ({ actor, params }) => scriptVersions.get(actor, params),
  });
}
