import { ledgerEndpoints, scriptEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerScriptRoutes(app: FastifyInstance, studio: Studio): void {
  const { scripts, scriptLedger } = studio.services;
  registerEndpoints(app, studio, scriptEndpoints, {
    byProject: ({ actor, params, language, signal }) =>
      scripts.listOfProject(actor, params, language, { signal }),
    list: ({ actor, query, language, signal }) =>
      scripts.listOfProject(actor, query, language, { signal }),
    save: ({ actor, query, body, language }) =>
      scripts.save(actor, { id: body.id, projectId: query.projectId }, body, language),
    enhance: ({ actor, body, signal }) => scripts.enhance(actor, body, signal),
  });
  registerEndpoints(app, studio, ledgerEndpoints, {
    get: ({ actor, params }) => scriptLedger.ofProject(actor, params.projectId),
    putIn: ({ actor, params, body }) => scriptLedger.putIn(actor, params.projectId, body),
  });
}
