import { settingsEndpoints, studioSettingsEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

/** Each check calls another server. That of the language model costs money. */
const CHECKS_PER_MINUTE = 10;
/** Mistakes count too, and an owner may set up several vendors in a row. */
const CHANGES_PER_MINUTE = 30;

export function registerSettingsRoutes(app: FastifyInstance, studio: Studio): void {
  const { settings, studioSettings } = studio.services;
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
  registerEndpoints(
    app,
    studio,
    studioSettingsEndpoints,
    {
      list: ({ actor }) => studioSettings.list(actor),
      change: ({ actor, params, body, language, signal }) =>
        studioSettings.change(actor, params.group, body, { language, signal }),
    },
    { perMinute: { change: CHANGES_PER_MINUTE } },
  );
}
