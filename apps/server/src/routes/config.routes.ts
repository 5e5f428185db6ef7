import { configEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerPublicEndpoints } from '#server/http/register-endpoints.ts';
import { enabledScreens } from '#server/settings/enabled-screens.ts';
import type { Studio } from '#server/studio.ts';

/** @param samples the address of the samples on home; null if there are none */
export function registerConfigRoutes(
  app: FastifyInstance,
  { context, services }: Studio,
  samples: string | null,
): void {
  const { live, settings } = context;
  const screens = enabledScreens(settings.routes);
  registerPublicEndpoints(app, configEndpoints, {
    get: async () => ({
      screens,
      adminUrl: settings.adminUrl ?? null,
      hasLanguageModel: live.vendors().languageModel !== null,
      oidcName: live.choices().oidc?.name ?? null,
      naturalVoices: await services.voiceModels.state(),
      samples,
    }),
  });
}
