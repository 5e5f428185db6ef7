import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitOf } from '#server/features/people/session/visit.ts';
import type { Settings } from '#server/settings/env.ts';
import { BROWSER_DAYS } from './known-browsers.service.ts';
import type { Caller } from './sign-in.service.ts';

const BROWSER_COOKIE = 'tarima_browser';

export const callerOf = (request: FastifyRequest): Caller => ({
  ...visitOf(request),
  browser: request.cookies[BROWSER_COOKIE],
});

/** Sent to the sign-in routes only. It gives no access by itself. */
export function setBrowserCookie(reply: FastifyReply, token: string, settings: Settings): void {
  reply.setCookie(BROWSER_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl?.startsWith('https:') ?? false,
    path: '/api/v1/auth',
    maxAge: BROWSER_DAYS * 24 * 3_600,
  });
}
