import { reviewEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { originOf } from '#server/http/origin.ts';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerReviewRoutes(app: FastifyInstance, studio: Studio): void {
  const { reviews } = studio.services;
  const { settings } = studio.context;
  registerEndpoints(app, studio, reviewEndpoints, {
    get: ({ actor, params, request }) =>
      reviews.get(actor, params.projectId, originOf(request, settings)),
    open: ({ actor, params, body, request }) =>
      reviews.open(actor, params.projectId, body, originOf(request, settings)),
    end: ({ actor, params }) => reviews.end(actor, params.projectId),
    resolve: ({ actor, params, body }) => reviews.resolve(actor, params, body),
    remove: ({ actor, params }) => reviews.remove(actor, params),
  });
}
