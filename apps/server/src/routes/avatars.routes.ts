import { avatarEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerAvatarRoutes(app: FastifyInstance, studio: Studio): void {
  const { avatars } = studio.services;
  registerEndpoints(app, studio, avatarEndpoints, {
    providers: async ({ language }) => avatars.providers(language),
    list: ({ params, query }) => avatars.list(params.provider, query),
    image: ({ params }) => avatars.image(params.provider, params.avatarId),
    clip: ({ params }) => avatars.clip(params.provider, params.avatarId),
  });
}
