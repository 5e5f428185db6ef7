import { auditEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerAuditRoutes(app: FastifyInstance, studio: Studio): void {
  const { audit } = studio.services;
  registerEndpoints(app, studio, auditEndpoints, {
    list: ({ actor, query }) => audit.list(actor, query),
    listOfCompany: ({ actor, params, query }) =>
      audit.listOfCompany(actor, params.companyId, query),
    export: ({ actor, language }) => audit.export(actor, language),
    exportOfCompany: ({ actor, params, language }) =>
      audit.exportOfCompany(actor, params.companyId, language),
  });
}
