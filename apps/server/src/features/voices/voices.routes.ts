import { voiceEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerVoiceRoutes(app: FastifyInstance, studio: Studio): void {
  const { voices } = studio.services;
  registerEndpoints(app, studio, voiceEndpoints, {
    list: () => voices.list(),
    preview: ({ params, query }) => voices.preview(params.voiceId, query.locale),
  });
}
