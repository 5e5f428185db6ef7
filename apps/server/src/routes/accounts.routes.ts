import { accountEndpoints, type Session, signInEndpoints } from '@tarima/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, setBrowserCookie } from '#server/features/people/accounts/browser-cookie.ts';
import { createEntrance } from '#server/http/entrance.ts';
import { registerEndpoints, registerPublicEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

/** Each call may cost a password hash. A person needs a handful, an attacker thousands. */
const TRIES_PER_MINUTE = 20;

type Entrance = { request: FastifyRequest; reply: FastifyReply };

export function registerAccountRoutes(app: FastifyInstance, studio: Studio): void {
  const { accounts, signIn, passwordResets, invitations, knownBrowsers } = studio.services;
  const { settings } = studio.context;
  const comeIn = createEntrance(studio);
  const enter = async (call: Entrance, entering: Promise<Session>) => {
    const { request, reply } = call;
    const session = await comeIn(call, entering);
    const browser = await knownBrowsers.remember(session.user.id, callerOf(request).browser);
    setBrowserCookie(reply, browser, settings);
    return session;
  };

  registerPublicEndpoints(
    app,
    signInEndpoints,
    {
      signIn: (call) => enter(call, signIn.signIn(call.body, callerOf(call.request))),
      readPasswordReset: ({ body }) => passwordResets.read(body.token),
      resetPassword: (call) => enter(call, passwordResets.use(call.body, callerOf(call.request))),
      readInvitation: ({ body }) => invitations.read(body.token),
      acceptAsNew: (call) =>
        enter(call, invitations.acceptAsNew(call.body, callerOf(call.request))),
      acceptByPassword: (call) =>
        enter(call, invitations.acceptByPassword(call.body, callerOf(call.request))),
    },
    {
      perMinute: {
        signIn: TRIES_PER_MINUTE,
        readPasswordReset: TRIES_PER_MINUTE,
        resetPassword: TRIES_PER_MINUTE,
        readInvitation: TRIES_PER_MINUTE,
        acceptAsNew: TRIES_PER_MINUTE,
        acceptByPassword: TRIES_PER_MINUTE,
      },
    },
  );
  registerEndpoints(
    app,
    studio,
    accountEndpoints,
    {
      get: ({ actor }) => accounts.get(actor),
      rename: ({ actor, body }) => accounts.rename(actor, body.fullName),
      changeCredentials: ({ actor, body }) => accounts.changeCredentials(actor, body),
    },
    { perMinute: { changeCredentials: TRIES_PER_MINUTE } },
  );
}
