import { ledgerEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerLedgerRoutes(app: FastifyInstance, studio: Studio): void {
  const { ledgers } = studio.services;
  registerEndpoints(app, studio, ledgerEndpoints, {
    get: ({ actor, params }) => ledgers.ofScript(actor, params.projectId),
    ofCourse: ({ actor, params }) => ledgers.ofCourse(actor, params.projectId),
    ofPodcast: ({ actor, params }) => ledgers.ofPodcast(actor, params.id),
    putIn: ({ actor, params, body }) => ledgers.putIn(actor, params.projectId, body),
  });
}
