import { settingsEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

/** Each check is a call to somebody else, that of the language model a paid one. */
const CHECKS_PER_MINUTE = 10;

export function registerSettingsRoutes(app: FastifyInstance, studio: Studio): void {
  const { settings } = studio.services;
  registerEndpoints(
    app,
    studio,
    settingsEndpoints,
    {
      get: ({ actor }) => settings.get(actor),
      checkVendor: ({ actor, params, language }) =>
        settings.checkVendor(actor, params.vendor, language),
      checkLanguageModel: ({ actor, language, signal }) =>
        settings.checkLanguageModel(actor, language, signal),
    },
    { perMinute: { checkLanguageModel: CHECKS_PER_MINUTE, checkVendor: CHECKS_PER_MINUTE } },
  );
}
