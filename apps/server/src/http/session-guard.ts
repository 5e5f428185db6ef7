import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '#server/env.ts';

const MEDIA_COOKIE = 'tarima_media';
const SESSION_SECONDS = 12 * 3_600;

/**
 * The session token of a request. A cookie counts for media only: pictures and videos are fetched
 * by elements that cannot send a header, and nothing a cookie opens can change anything.
 */
export function readToken(
  request: FastifyRequest,
  { acceptCookie }: { acceptCookie: boolean },
): string | undefined {
  const bearer = /^Bearer (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? (acceptCookie ? request.cookies[MEDIA_COOKIE] : undefined);
}

export function setMediaCookie(reply: FastifyReply, token: string, settings: Settings): void {
  reply.setCookie(MEDIA_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl?.startsWith('https:') ?? false,
    path: '/api/v1',
    maxAge: SESSION_SECONDS,
  });
}
