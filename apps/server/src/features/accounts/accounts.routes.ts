import { accountEndpoints, type Session, signInEndpoints } from '@tarima/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerEndpoints, registerPublicEndpoints } from '#server/http/register-endpoints.ts';
import { setMediaCookie } from '#server/http/session-guard.ts';
import type { Studio } from '#server/studio.ts';

/** Each of these may cost a hash; a person needs a handful, whoever guesses wants thousands. */
const TRIES_PER_MINUTE = 20;

export function registerAccountRoutes(app: FastifyInstance, studio: Studio): void {
  const { accounts, signIn, passwordResets, invitations } = studio.services;
  const enter = async (reply: FastifyReply, entering: Promise<Session>) => {
    const session = await entering;
    setMediaCookie(reply, session.token, studio.context.settings);
    return session;
  };

  registerPublicEndpoints(
    app,
    signInEndpoints,
    {
      signIn: ({ body, reply }) => enter(reply, signIn.signIn(body)),
      readPasswordReset: ({ body }) => passwordResets.read(body.token),
      resetPassword: ({ body, reply }) => enter(reply, passwordResets.use(body)),
      readInvitation: ({ body }) => invitations.read(body.token),
      acceptAsNew: ({ body, reply }) => enter(reply, invitations.acceptAsNew(body)),
      acceptByPassword: ({ body, reply }) => enter(reply, invitations.acceptByPassword(body)),
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
