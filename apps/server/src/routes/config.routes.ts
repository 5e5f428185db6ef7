import { configEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerPublicEndpoints } from '#server/http/register-endpoints.ts';
import { enabledScreens } from '#server/settings/enabled-screens.ts';
import type { Studio } from '#server/studio.ts';

export function registerConfigRoutes(app: FastifyInstance, { context, services }: Studio): void {
  const { live, settings } = context;
  const screens = enabledScreens(settings.routes);
  registerPublicEndpoints(app, configEndpoints, {
    get: async () => ({
      screens,
      adminUrl: settings.adminUrl ?? null,
      hasLanguageModel: live.vendors().languageModel !== null,
      oidcName: live.choices().oidc?.name ?? null,
      naturalVoices: await services.voiceModels.state(),
    }),
  });
}
