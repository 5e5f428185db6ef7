import { studioQueueEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerStudioQueueRoutes(app: FastifyInstance, studio: Studio): void {
  const { studioQueue } = studio.services;
  registerEndpoints(app, studio, studioQueueEndpoints, {
    list: ({ actor, query, language }) => studioQueue.list(actor, query, language),
    retry: ({ actor, params }) => studioQueue.retry(actor, params),
    cancel: ({ actor, params }) => studioQueue.cancel(actor, params),
  });
}
