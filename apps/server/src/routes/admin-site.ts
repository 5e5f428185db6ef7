import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/http/error-handler.ts';
import type { Studio } from '#server/studio.ts';
import { registerAccountRoutes } from './accounts.routes.ts';
import { registerCompanyRoutes } from './companies.routes.ts';
import { registerOidcRoutes } from './oidc.routes.ts';
import { registerSecondFactorRoutes } from './second-factors.routes.ts';

/** The studio's own admin site: accounts, companies and their people. Absent where another is set. */
export async function registerAdminSite(app: FastifyInstance, studio: Studio): Promise<void> {
  await app.register(async (site) => {
    // After the guard, so that people without a session cannot tell which site is used.
    site.addHook('preHandler', async () => {
      if (studio.context.settings.adminUrl) throw notFound();
    });
    registerAccountRoutes(site, studio);
    registerCompanyRoutes(site, studio);
    registerOidcRoutes(site, studio);
    registerSecondFactorRoutes(site, studio);
  });
}
