import { voiceEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerVoiceRoutes(app: FastifyInstance, studio: Studio): void {
  const { voices } = studio.services;
  registerEndpoints(app, studio, voiceEndpoints, {
    list: ({ query }) => voices.list({ isFresh: query.refresh }),
    accent: ({ params }) => voices.accent(params.accent, params.gender),
    preview: ({ params, query }) => voices.preview(params.voiceId, query.locale),
  });
}
