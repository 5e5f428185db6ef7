import { translationEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

/** Each copies the files of a project. */
const TRANSLATIONS_PER_MINUTE = 60;

export function registerTranslationRoutes(app: FastifyInstance, studio: Studio): void {
  const { translations } = studio.services;
  registerEndpoints(
    app,
    studio,
    translationEndpoints,
    {
      get: ({ actor, params, language }) =>
        translations.ofProject(actor, params.projectId, language),
      make: ({ actor, params, body, language }) =>
        translations.make(actor, params.projectId, body.language, language),
      update: ({ actor, params, language }) =>
        translations.update(actor, params.projectId, language),
      originalScript: ({ actor, params, query }) =>
        translations.originalScript(actor, params.projectId, query.contentId ?? null),
    },
    { perMinute: { make: TRANSLATIONS_PER_MINUTE } },
  );
}
