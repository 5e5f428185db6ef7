import { OIDC_PATHS, ownPlace } from '@tarima/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { originOf } from '#server/http/origin.ts';
import { asAppError } from '#server/kit/errors.ts';
import type { Studio } from '#server/studio.ts';

const COOKIE = 'tarima_oidc';
const COOKIE_PATH = '/api/v1/auth/oidc';
/** The time that somebody may take to sign in at the provider. */
const COOKIE_SECONDS = 15 * 60;
const JOURNEYS_PER_MINUTE = 30;

const nextSchema = z.object({ next: z.string() });
const journeySchema = z.object({
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** The page that was wanted before signing in. */
  next: z.string(),
});
/** For a browser that started no sign-in here. No provider's answer can match it. */
const NO_JOURNEY = { checks: { state: 'none', nonce: 'none', verifier: 'none' }, next: '/' };

/** Two pages on the way to the provider and back. Both redirect the browser. */
export function registerOidcRoutes(app: FastifyInstance, { context, services }: Studio): void {
  const { settings } = context;
  const originFor = (request: FastifyRequest) => originOf(request, settings);
  const options = { schema: { hide: true } };
  const limitStarts = app.limitOf('way to the provider', JOURNEYS_PER_MINUTE);
  const limitReturns = app.limitOf('way back from the provider', JOURNEYS_PER_MINUTE);

  app.get(OIDC_PATHS.start(), options, (request, reply) => {
    const wanted = nextSchema.safeParse(request.query).data?.next;
    const next = ownPlace(wanted, originFor(request));
    return orBackToSignIn(reply, next, async () => {
      await limitStarts(request.ip);
      const redirectUri = `${originFor(request)}${OIDC_PATHS.callback}`;
      const { url, checks } = await services.oidc.begin(redirectUri);
      reply.setCookie(COOKIE, Buffer.from(JSON.stringify({ checks, next })).toString('base64url'), {
        httpOnly: true,
        // Lax: the provider sends the browser here from another site.
        sameSite: 'lax',
        secure: settings.publicUrl?.startsWith('https:') ?? false,
        path: COOKIE_PATH,
        maxAge: COOKIE_SECONDS,
      });
      return url;
    });
  });

  app.get(OIDC_PATHS.callback, options, (request, reply) => {
    const origin = originFor(request);
    const journey = readJourney(request);
    // Checked again, because a browser can send any cookie.
    const next = ownPlace(journey.next, origin);
    return orBackToSignIn(reply, next, async () => {
      await limitReturns(request.ip);
      reply.clearCookie(COOKIE, { path: COOKIE_PATH });
      const url = new URL(request.url, origin);
      const token = await services.oidc.finish(url, journey.checks, request.ip);
      return withParameters(next, [['auth', token]]);
    });
  });
}

/** Redirects the browser. After a failure, the sign-in page shows the reason. */
async function orBackToSignIn(
  reply: FastifyReply,
  next: string,
  go: () => Promise<string>,
): Promise<FastifyReply> {
  const url = await go().catch((error: unknown) => {
    const failure = asAppError(error);
    if (!failure || failure.code === 'NOT_FOUND') throw error;
    const told: [string, string][] = [['error', failure.code]];
    return withParameters('/sign-in', next === '/' ? told : [['next', next], ...told]);
  });
  return reply.header('cache-control', 'no-store').redirect(url);
}

/** A path of the studio with more query parameters. */
function withParameters(place: string, parameters: [name: string, value: string][]): string {
  const { pathname, searchParams } = new URL(place, 'http://studio');
  for (const [name, value] of parameters) searchParams.set(name, value);
  return `${pathname}?${searchParams}`;
}

function readJourney(request: FastifyRequest) {
  const kept = Buffer.from(request.cookies[COOKIE] ?? '', 'base64url').toString();
  try {
    return journeySchema.parse(JSON.parse(kept));
  } catch {
    return NO_JOURNEY;
  }
}
