import { configEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import type { Studio } from '#server/studio.ts';
import { enabledScreens } from './enabled-screens.ts';
import { registerPublicEndpoints } from './register-endpoints.ts';

export function registerConfigRoutes(app: FastifyInstance, { context }: Studio): void {
  const { routes, adminUrl, oidc } = context.settings;
  const screens = enabledScreens(routes);
  registerPublicEndpoints(app, configEndpoints, {
    get: async () => ({
      screens,
      adminUrl: adminUrl ?? null,
      hasLanguageModel: context.providers.languageModel !== null,
      oidcName: oidc?.name ?? null,
    }),
  });
}
