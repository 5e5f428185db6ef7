import { sessionEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerPublicEndpoints } from '#server/http/register-endpoints.ts';
import { setMediaCookie } from '#server/http/session-guard.ts';
import type { Studio } from '#server/studio.ts';

const LOGINS_PER_MINUTE = 300;

export function registerSessionRoutes(app: FastifyInstance, studio: Studio): void {
  registerPublicEndpoints(
    app,
    sessionEndpoints,
    {
      login: async ({ body, reply }) => {
        const session = await studio.services.session.login(body.token);
        setMediaCookie(reply, session.token, studio.context.settings);
        return session;
      },
    },
    { perMinute: { login: LOGINS_PER_MINUTE } },
  );
}
