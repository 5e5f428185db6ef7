import { avatarEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerAvatarRoutes(app: FastifyInstance, studio: Studio): void {
  const { avatars } = studio.services;
  registerEndpoints(app, studio, avatarEndpoints, {
    list: async ({ params }) => avatars.list(params.provider),
    image: ({ params }) => avatars.image(params.provider, params.avatarId),
  });
}
