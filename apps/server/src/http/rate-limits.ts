import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { createTakeShared, type TakeShare, takeAll } from './call-shares.ts';
import { callerAddress } from './caller-address.ts';

/** Many people may stand behind one address. */
const USERS_AN_ADDRESS = 4;
/** The callers of a limit whose shares a process keeps. */
const MOST_CALLERS = 5_000;

/** Counts a call of a caller, and refuses it over the limit. */
type CallLimit = (caller: string) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Limits a signed-in person, over all calls together. */
    limitPerson: CallLimit;
    /** A limit of so many calls in a minute, for each caller. All processes know it by its name. */
    limitOf: (name: string, perMinute: number) => CallLimit;
    /** Limits an address. Attempts to open a socket count like its calls. */
    limitHandshake: (request: IncomingMessage) => Promise<void>;
  }
}

/**
 * Limits the calls of one address in a minute, before anything else runs. Provides the limits of persons and
 * endpoints, whose callers are known later. All processes of a PostgreSQL count together. 0 means no limit.
 */
export function limitCalls(
  app: FastifyInstance,
  { settings, db }: Pick<Context, 'settings' | 'db'>,
): void {
  const perMinute = settings.callsPerMinute;
  const takeShare = settings.databaseUrl ? createTakeShared(db) : takeAll;
  const limitOf = (name: string, most: number) => createLimit(name, most, takeShare);
  const free: CallLimit = async () => undefined;
  app.decorate('limitOf', limitOf);
  app.decorate('limitPerson', perMinute > 0 ? limitOf('person', perMinute) : free);
  const limitAddress = perMinute > 0 ? limitOf('address', perMinute * USERS_AN_ADDRESS) : free;
  const addressOf = callerAddress(settings);
  app.decorate('limitHandshake', (handshake) => limitAddress(addressOf(handshake)));
  app.addHook('onRequest', async (request) => {
    // The route's own path, because a caller can write one path in many ways.
    const path = request.routeOptions.url ?? request.url;
    // Pages and their parts are cheap files, but that of a link is looked up.
    if (/^\/(api|feeds)\/|^\/learn\/:/u.test(path)) await limitAddress(request.ip);
  });
}

/** Lets calls through by shares, which end with their minute. */
function createLimit(name: string, most: number, takeShare: TakeShare): CallLimit {
  const shares = new Map<string, { calls: number; isLast: boolean; endsAt: number }>();
  const taking = new Map<string, Promise<void>>();

  async function take(caller: string): Promise<void> {
    const { endsInMs, ...share } = await takeShare(name, caller, most);
    // Put at the end, so that the first is the oldest.
    shares.delete(caller);
    shares.set(caller, { ...share, endsAt: performance.now() + endsInMs });
    const [oldest] = shares.keys();
    if (shares.size > MOST_CALLERS && oldest !== undefined) shares.delete(oldest);
  }

  /** Calls that come together take one share together. */
  function takeOnce(caller: string): Promise<void> {
    const taken = taking.get(caller) ?? take(caller).finally(() => taking.delete(caller));
    taking.set(caller, taken);
    return taken;
  }

  return async (caller) => {
    for (;;) {
      const share = shares.get(caller);
      const leftMs = (share?.endsAt ?? 0) - performance.now();
      if (share && leftMs > 0 && share.calls > 0) {
        share.calls -= 1;
        return;
      }
      if (share?.isLast && leftMs > 0) {
        throw new AppError('RATE_LIMITED', { retryAfterMs: Math.ceil(leftMs) });
      }
      await takeOnce(caller);
    }
  };
}
