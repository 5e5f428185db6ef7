import { sessionEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { visitOf } from '#server/features/people/session/visit.ts';
import { createEntrance } from '#server/http/entrance.ts';
import { registerEndpoints, registerPublicEndpoints } from '#server/http/register-endpoints.ts';
import { clearMediaCookie } from '#server/http/session-guard.ts';
import type { Studio } from '#server/studio.ts';

const LOGINS_PER_MINUTE = 300;

export function registerSessionRoutes(app: FastifyInstance, studio: Studio): void {
  const { login, logout, list, end, endOthers } = sessionEndpoints;
  const { session, ownSessions } = studio.services;
  const enter = createEntrance(studio);
  registerPublicEndpoints(
    app,
    { login },
    {
      login: (call) => enter(call, session.login(call.body.token, visitOf(call.request))),
    },
    { perMinute: { login: LOGINS_PER_MINUTE } },
  );
  registerEndpoints(
    app,
    studio,
    { logout, list, end, endOthers },
    {
      logout: async ({ actor, reply }) => {
        await session.signOut(actor);
        clearMediaCookie(reply);
        // The browser's next user must not see what it cached.
        reply.header('clear-site-data', '"cache"');
        return {};
      },
      list: ({ actor }) => ownSessions.list(actor),
      end: ({ actor, params }) => ownSessions.end(actor, params.sessionId),
      endOthers: ({ actor }) => ownSessions.endOthers(actor),
    },
  );
}
