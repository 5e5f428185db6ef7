import { auditEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerAuditRoutes(app: FastifyInstance, studio: Studio): void {
  registerEndpoints(app, studio, auditEndpoints, {
    list: ({ actor, query }) => studio.services.audit.list(actor, query),
  });
}
