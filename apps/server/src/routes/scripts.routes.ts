import { scriptEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerScriptRoutes(app: FastifyInstance, studio: Studio): void {
  const { scripts } = studio.services;
  registerEndpoints(app, studio, scriptEndpoints, {
    byProject: ({ actor, params, language, signal }) =>
      scripts.listOfProject(actor, params, language, { signal }),
    list: ({ actor, query, language, signal }) =>
      scripts.listOfProject(actor, query, language, { signal }),
    save: ({ actor, query, body, language }) =>
      scripts.save(actor, { id: body.id, projectId: query.projectId }, body, language),
    enhance: ({ actor, body, signal }) => scripts.enhance(actor, body, signal),
  });
}
