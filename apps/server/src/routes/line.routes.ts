import { lineEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerLineRoutes(app: FastifyInstance, studio: Studio): void {
  registerEndpoints(app, studio, lineEndpoints, {
    place: ({ actor, params }) => studio.services.line.placeOf(actor, params.id),
  });
}
