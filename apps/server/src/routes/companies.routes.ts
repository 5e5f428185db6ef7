import { companyEndpoints, type People } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Actor } from '#server/kit/actor.ts';
import type { Studio } from '#server/studio.ts';

const { people, removeMember, ...ownEndpoints } = companyEndpoints;

const peopleOf =
  ({ services: { companies, invitations } }: Studio) =>
  async (actor: Actor, companyId: string): Promise<People> => {
    const company = companies.authorize(actor, companyId);
    return {
      members: await companies.members(actor, company),
      invitations: await invitations.list(company),
      requiresSecondFactor: await companies.requiresSecondFactor(company),
    };
  };

/** Members of a company are listed and removed here, whichever site signs people in. */
export function registerMemberRoutes(app: FastifyInstance, studio: Studio): void {
  const { companies } = studio.services;
  const listPeople = peopleOf(studio);
  registerEndpoints(
    app,
    studio,
    { people, removeMember },
    {
      people: ({ actor, params }) => listPeople(actor, params.companyId),
      removeMember: async ({ actor, params: { companyId, userId } }) => {
        await companies.removeMember(actor, companies.authorize(actor, companyId), userId);
        return listPeople(actor, companyId);
      },
    },
  );
}

export function registerCompanyRoutes(app: FastifyInstance, studio: Studio): void {
  const { companies, invitations } = studio.services;
  const listPeople = peopleOf(studio);
  registerEndpoints(app, studio, ownEndpoints, {
    create: ({ actor, body }) => companies.create(actor, body.name),
    rename: async ({ actor, params, body }) =>
      companies.rename(companies.authorize(actor, params.companyId), body.name),
    invite: async ({ actor, params, body }) =>
      invitations.invite(actor, companies.authorize(actor, params.companyId), body),
    cancelInvitation: async ({ actor, params: { companyId, invitationId } }) => {
      await invitations.cancel(actor, companies.authorize(actor, companyId), invitationId);
      return listPeople(actor, companyId);
    },
    changeRole: async ({ actor, params: { companyId, userId }, body }) => {
      await companies.changeRole(actor, companies.authorize(actor, companyId), userId, body.role);
      return listPeople(actor, companyId);
    },
    makePasswordReset: async ({ actor, params: { companyId, userId } }) =>
      companies.makePasswordReset(actor, companies.authorize(actor, companyId), userId),
    requireSecondFactor: async ({ actor, params: { companyId }, body }) => {
      const company = companies.authorize(actor, companyId);
      await companies.requireSecondFactor(actor, company, body.isRequired);
      return listPeople(actor, companyId);
    },
    resetSecondFactor: async ({ actor, params: { companyId, userId } }) => {
      await companies.resetSecondFactor(actor, companies.authorize(actor, companyId), userId);
      return listPeople(actor, companyId);
    },
  });
}
