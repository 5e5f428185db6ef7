import type { FastifyReply, FastifyRequest } from 'fastify';
import { LONGEST_SESSION_MS } from '#server/features/people/session/session.service.ts';
import type { Settings } from '#server/settings/env.ts';

const MEDIA_COOKIE = 'tarima_media';
/** The calls, and the samples of accents, which the specification puts beside them. */
const COOKIE_PATHS = ['/api/v1', '/uploads'];

/**
 * The session token of a request. A cookie counts for media only: elements that load pictures and videos cannot
 * send a header. Nothing that a cookie opens can change data.
 */
export function readToken(
  request: FastifyRequest,
  { acceptCookie }: { acceptCookie: boolean },
): string | undefined {
  const bearer = /^Bearer (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? (acceptCookie ? request.cookies[MEDIA_COOKIE] : undefined);
}

export function setMediaCookie(reply: FastifyReply, token: string, settings: Settings): void {
  for (const path of COOKIE_PATHS) {
    reply.setCookie(MEDIA_COOKIE, token, {
      httpOnly: true,
      sameSite: 'lax',
      secure: settings.publicUrl?.startsWith('https:') ?? false,
      path,
      // Kept as long as any session can last. The server decides if this one still does.
      maxAge: LONGEST_SESSION_MS / 1_000,
    });
  }
}

export function clearMediaCookie(reply: FastifyReply): void {
  for (const path of COOKIE_PATHS) reply.clearCookie(MEDIA_COOKIE, { path });
}
