import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitOf } from '#server/features/people/session/visit.ts';
import type { Settings } from '#server/settings/env.ts';
import { BROWSER_DAYS } from './known-browsers.service.ts';
import type { Caller } from './sign-in.service.ts';

const BROWSER_COOKIE = 'tarima_browser';

/** From where somebody tries to come in. */
export const callerOf = (request: FastifyRequest): Caller => ({
  ...visitOf(request),
  browser: request.cookies[BROWSER_COOKIE],
});

/** Only signing in is told it, and it opens nothing. */
export function setBrowserCookie(reply: FastifyReply, token: string, settings: Settings): void {
  reply.setCookie(BROWSER_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl?.startsWith('https:') ?? false,
    path: '/api/v1/auth',
    maxAge: BROWSER_DAYS * 24 * 3_600,
  });
}
