import { sessionEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { createEntrance } from '#server/http/entrance.ts';
import { registerEndpoints, registerPublicEndpoints } from '#server/http/register-endpoints.ts';
import { clearMediaCookie } from '#server/http/session-guard.ts';
import type { Studio } from '#server/studio.ts';

const LOGINS_PER_MINUTE = 300;

export function registerSessionRoutes(app: FastifyInstance, studio: Studio): void {
  const { login, logout } = sessionEndpoints;
  const { session } = studio.services;
  const enter = createEntrance(studio);
  registerPublicEndpoints(
    app,
    { login },
    {
      login: (call) => enter(call, session.login(call.body.token, call.request.ip)),
    },
    { perMinute: { login: LOGINS_PER_MINUTE } },
  );
  registerEndpoints(
    app,
    studio,
    { logout },
    {
      logout: async ({ actor, reply }) => {
        await session.signOut(actor);
        clearMediaCookie(reply);
        // Whoever uses the browser next is shown nothing that it kept.
        reply.header('clear-site-data', '"cache"');
        return {};
      },
    },
  );
}
