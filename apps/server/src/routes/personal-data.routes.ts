import { personalDataEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerPersonalDataRoutes(app: FastifyInstance, studio: Studio): void {
  const { personalData } = studio.services;
  registerEndpoints(app, studio, personalDataEndpoints, {
    get: ({ actor }) => personalData.get(actor),
    exportCompany: ({ actor, params }) => personalData.exportCompany(actor, params.companyId),
    exportUser: ({ actor, params }) => personalData.exportUser(actor, params.userId),
    async deleteCompany({ actor, params }) {
      await personalData.deleteCompany(actor, params.companyId);
      return { id: params.companyId };
    },
    async deleteUser({ actor, params }) {
      await personalData.deleteUser(actor, params.userId);
      return { id: params.userId };
    },
  });
}
