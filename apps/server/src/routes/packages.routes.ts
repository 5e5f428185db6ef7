import { packageEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerPackageRoutes(app: FastifyInstance, studio: Studio): void {
  const { packages } = studio.services;
  registerEndpoints(app, studio, packageEndpoints, {
    handOver: ({ actor, params, language }) => packages.handOver(actor, params.projectId, language),
    make: ({ actor, params, body, language }) =>
      packages.make(actor, params.projectId, body, language),
    cancel: ({ actor, params }) => packages.cancel(actor, params.projectId, params.format),
    remove: ({ actor, params }) => packages.remove(actor, params.projectId, params.format),
    download: ({ actor, params }) => packages.download(actor, params.projectId, params.format),
  });
}
