import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/kit/errors.ts';
import type { Settings } from '#server/settings/env.ts';
import { callerAddress } from './caller-address.ts';

const MINUTE_MS = 60_000;
/** Many people may stand behind one address. */
const USERS_AN_ADDRESS = 4;

/** Counts a call of a caller, and refuses it over the limit. */
type CallLimit = (request: FastifyRequest, caller: string) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Limits a signed-in person, over all calls together. */
    limitPerson: CallLimit;
    /** Limits one endpoint, for each caller. */
    limitOf: (perMinute: number) => CallLimit;
    /** Limits an address. Attempts to open a socket count like its calls. */
    limitHandshake: (request: IncomingMessage) => Promise<void>;
  }
}

/**
 * Limits the calls of one address in a minute, before anything else runs. Provides the limits of persons and
 * endpoints, whose callers are known later. Each process counts for itself. 0 means no limit.
 */
export function limitCalls(
  app: FastifyInstance,
  settings: Pick<Settings, 'callsPerMinute' | 'trustProxy'>,
): void {
  const perMinute = settings.callsPerMinute;
  const limitOf = (max: number): CallLimit => {
    const callers = new WeakMap<FastifyRequest, string>();
    const check = app.createRateLimit({
      max,
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => callers.get(request) ?? request.ip,
    });
    return async (request, caller) => {
      callers.set(request, caller);
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) {
        throw new AppError('RATE_LIMITED', { retryAfterMs: limit.ttl });
      }
    };
  };
  const free: CallLimit = async () => undefined;
  app.decorate('limitOf', limitOf);
  app.decorate('limitPerson', perMinute > 0 ? limitOf(perMinute) : free);
  const limitAddress = perMinute > 0 ? limitOf(perMinute * USERS_AN_ADDRESS) : free;
  const addressOf = callerAddress(settings);
  app.decorate('limitHandshake', (handshake) => {
    // A socket has no route. The limit reads nothing else of a request.
    const request = { routeOptions: {} } as FastifyRequest;
    return limitAddress(request, addressOf(handshake));
  });
  app.addHook('onRequest', async (request) => {
    // The route's own path, because a caller can write one path in many ways.
    const path = request.routeOptions.url ?? request.url;
    // Pages and their parts are cheap files, but that of a link is looked up.
    if (/^\/(api|feeds)\/|^\/learn\/:/u.test(path)) await limitAddress(request, request.ip);
  });
}
