import { videoSettingsEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerVideoSettingsRoutes(app: FastifyInstance, studio: Studio): void {
  const { videoSettings } = studio.services;
  registerEndpoints(app, studio, videoSettingsEndpoints, {
    get: ({ actor, params }) => videoSettings.get(actor, params.projectId),
    lastUsed: ({ actor, params }) => videoSettings.lastUsed(actor, params.projectId),
    save: ({ actor, body }) => videoSettings.save(actor, body.projectId, body.settings),
  });
}
