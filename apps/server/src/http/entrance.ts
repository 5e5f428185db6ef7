import type { ErrorCode, Session } from '@tarima/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asAppError } from '#server/kit/errors.ts';
import type { Studio } from '#server/studio.ts';
import { setMediaCookie } from './session-guard.ts';

/** Refusals of people whom the studio does not recognize. */
const REFUSALS: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'SIGN_IN_FAILED',
  'SIGN_IN_LOCKED',
  'SECOND_FACTOR_WRONG',
  'LINK_INVALID',
];

/** The end of every sign-in: sets the cookie for pictures and videos, and records refusals. */
export const createEntrance =
  ({ services: { audit }, context: { settings } }: Studio) =>
  async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    entering: Promise<Session>,
  ): Promise<Session> => {
    const session = await entering.catch(async (error: unknown) => {
      const code = asAppError(error)?.code;
      if (code && REFUSALS.includes(code)) await audit.recordRefusal(request.ip);
      throw error;
    });
    setMediaCookie(reply, session.token, settings);
    return session;
  };
