import { companyEndpoints, type People } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';
import type { Actor } from '../session/session.service.ts';

export function registerCompanyRoutes(app: FastifyInstance, studio: Studio): void {
  const { companies, invitations } = studio.services;
  const peopleOf = async (actor: Actor, companyId: string): Promise<People> => {
    const company = companies.authorize(actor, companyId);
    return {
      members: await companies.members(actor, company),
      invitations: await invitations.list(company),
    };
  };

  registerEndpoints(app, studio, companyEndpoints, {
    create: ({ actor, body }) => companies.create(actor, body.name),
    rename: async ({ actor, params, body }) =>
      companies.rename(companies.authorize(actor, params.companyId), body.name),
    people: ({ actor, params }) => peopleOf(actor, params.companyId),
    invite: async ({ actor, params, body }) =>
      invitations.invite(companies.authorize(actor, params.companyId), body),
    cancelInvitation: async ({ actor, params: { companyId, invitationId } }) => {
      await invitations.cancel(companies.authorize(actor, companyId), invitationId);
      return peopleOf(actor, companyId);
    },
    changeRole: async ({ actor, params: { companyId, userId }, body }) => {
      await companies.changeRole(companies.authorize(actor, companyId), userId, body.role);
      return peopleOf(actor, companyId);
    },
    removeMember: async ({ actor, params: { companyId, userId } }) => {
      await companies.removeMember(companies.authorize(actor, companyId), userId);
      return peopleOf(actor, companyId);
    },
    makePasswordReset: async ({ actor, params: { companyId, userId } }) =>
      companies.makePasswordReset(actor, companies.authorize(actor, companyId), userId),
  });
}
