import { libraryEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerLibraryRoutes(app: FastifyInstance, studio: Studio): void {
  registerEndpoints(app, studio, libraryEndpoints, {
    list: ({ actor, query, language }) => studio.services.workList.list(actor, query, language),
    savePath: ({ actor, body }) => studio.services.library.savePath(actor, body),
  });
}
