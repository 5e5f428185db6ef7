import { avatarEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import { ownCompany } from '#server/kit/tenancy.ts';
import type { Studio } from '#server/studio.ts';

export function registerAvatarRoutes(app: FastifyInstance, studio: Studio): void {
  const { avatars } = studio.services;
  registerEndpoints(app, studio, avatarEndpoints, {
    providers: async ({ language }) => avatars.providers(language),
    list: ({ actor, params, query: { refresh, companyId } }) =>
      avatars.list(params.provider, {
        refresh,
        companyId: companyId === undefined ? null : ownCompany(actor, companyId),
      }),
    image: ({ params }) => avatars.image(params.provider, params.avatarId),
    clip: ({ params }) => avatars.clip(params.provider, params.avatarId),
  });
}
