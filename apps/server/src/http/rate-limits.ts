import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/kit/errors.ts';
import type { Settings } from '#server/settings/env.ts';
import { callerAddress } from './caller-address.ts';

const MINUTE_MS = 60_000;
/** Many people may stand behind one address. */
const USERS_AN_ADDRESS = 4;

/** Counts a call of whoever makes it, and refuses where it is one too many. */
type CallLimit = (request: FastifyRequest, caller: string) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Of a signed-in person, over all calls together. */
    limitPerson: CallLimit;
    /** Of one endpoint, by whoever calls it. */
    limitOf: (perMinute: number) => CallLimit;
    /** Of an address, whose tries to open a socket count like its calls. */
    limitHandshake: (request: IncomingMessage) => Promise<void>;
  }
}

/**
 * What one address may ask in a minute before anything else is looked at, and the limits of persons and
 * endpoints, which are known later. Counts are kept in each process by itself. 0 is no limit.
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
    // No route leads to a socket; of a request, the limit reads this alone.
    const request = { routeOptions: {} } as FastifyRequest;
    return limitAddress(request, addressOf(handshake));
  });
  app.addHook('onRequest', async (request) => {
    // The route's own path: what was asked for can be written in many ways.
    const path = request.routeOptions.url ?? request.url;
    // Pages and their parts are files of no cost.
    if (/^\/(api|feeds)\//u.test(path)) await limitAddress(request, request.ip);
  });
}
