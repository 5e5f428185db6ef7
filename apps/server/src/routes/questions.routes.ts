import { questionEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerQuestionRoutes(app: FastifyInstance, studio: Studio): void {
  const { questions } = studio.services;
  registerEndpoints(app, studio, questionEndpoints, {
    get: ({ actor, params, language }) => questions.ofProject(actor, params.projectId, language),
    save: ({ actor, params, body }) => questions.save(actor, params.projectId, body),
    make: ({ actor, params, body, language }) =>
      questions.make(actor, params.projectId, body, language),
    file: ({ actor, params, query }) => questions.file(actor, params.projectId, query.format),
  });
}
