import type { CompanyRole, Session } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { hashOfSecret, makeSecret } from '#server/secret-tokens.ts';
import { recordDeed } from '../audit/record-deed.ts';
import {
  deleteExpired,
  deleteSession,
  deleteSessionsOf,
  extendSession,
  findSession,
  insertSession,
  noteUse,
} from './sessions.repo.ts';
import type { LaunchIdentity, LaunchToken } from './tokens.ts';
import {
  findOrMakeOwner,
  isUser,
  listRemovals,
  replaceMemberships,
  upsertCompany,
  upsertUser,
} from './users.repo.ts';
import { STUDIO_REALM } from './users.schema.ts';

const HOUR_MS = 3_600_000;
/** A session ends when it was not used for this long … */
const IDLE_MS = 12 * HOUR_MS;
/** … and this long after it began, however it was used. */
export const LONGEST_SESSION_MS = 30 * 24 * HOUR_MS;

/** Who asks, and for which companies they may. */
export type Actor = {
  id: string;
  fullName: string;
  companies: Session['companies'];
  /** Whether the studio is theirs, with its settings. */
  isOwner: boolean;
  /** Where they ask from; null for the shell, and for who only listens. */
  address: string | null;
};

/** The same, by which session. */
export type SignedIn = Actor & { sessionId: string };

/** The person a studio of one's own belongs to, by names that are right in every language. */
const OWNER_NAMES = { person: 'Admin', company: 'Tarima' };

export function createSessionService({
  db,
  tokens,
  realtime,
  now,
}: Pick<Context, 'db' | 'tokens' | 'realtime' | 'now'>) {
  async function enterAs(tx: Queryable, identity: LaunchIdentity): Promise<string> {
    const userId = await upsertUser(tx, identity);
    const removals = await listRemovals(tx, userId);
    const roles = new Map<string, CompanyRole>();
    for (const company of identity.companies) {
      const companyId = await upsertCompany(tx, identity.realm, company);
      const removedAt = removals.get(companyId);
      // Whoever was taken out comes back by what their admin site has said since, and nothing older.
      if (removedAt && !(identity.issuedAt && identity.issuedAt > removedAt)) continue;
      roles.set(companyId, company.role);
    }
    if (roles.size === 0) throw new AppError('UNAUTHENTICATED');
    await replaceMemberships(tx, userId, roles);
    return userId;
  }

  async function enter(tx: Queryable, launch: LaunchToken): Promise<string> {
    if (launch.kind === 'owner') return findOrMakeOwner(tx, OWNER_NAMES);
    if (launch.kind === 'identity') return enterAs(tx, launch.identity);
    // Deleted since, perhaps.
    if (!(await isUser(tx, launch.userId))) throw new AppError('UNAUTHENTICATED');
    return launch.userId;
  }

  /** Begins a session and answers its token; whoever comes in, however, is written down here. */
  async function begin(tx: Transaction, userId: string, address: string | null): Promise<string> {
    await recordDeed(tx, { action: 'signed-in', by: { id: userId, address }, personId: userId });
    const { secret, hash } = makeSecret();
    const createdAt = now();
    await deleteExpired(tx, createdAt);
    const expiresAt = new Date(createdAt.getTime() + IDLE_MS);
    await insertSession(tx, { userId, tokenHash: hash, createdAt, expiresAt });
    return secret;
  }

  async function find(token: string | undefined) {
    const found = token ? await findSession(db, hashOfSecret(token), now()) : null;
    if (!found) throw new AppError('UNAUTHENTICATED');
    return found;
  }

  /** The person behind a session token; a session that is used lasts longer. */
  async function authenticate(
    token: string | undefined,
    address: string | null = null,
  ): Promise<SignedIn> {
    const found = await find(token);
    const longest = found.createdAt.getTime() + LONGEST_SESSION_MS;
    const wanted = Math.min(now().getTime() + IDLE_MS, longest);
    // Once an hour is exact enough, and spares every call a write.
    const isDue = wanted - found.expiresAt.getTime() >= HOUR_MS;
    if (isDue) await extendSession(db, found.id, new Date(wanted));
    return signedInOf(found, address);
  }

  async function present(token: string): Promise<Session> {
    const { id, fullName, companies, isOwner } = await authenticate(token);
    return { token, user: { id, full_name: fullName, is_owner: isOwner }, companies };
  }

  return {
    authenticate,

    /** The same for who only listens: a page left open is no use of a session. */
    admit: async (token: string | undefined): Promise<SignedIn> =>
      signedInOf(await find(token), null),

    /** Exchanges a launch token, once, or a session token that is still valid, for a session. */
    async login(token: string, address: string | null = null): Promise<Session> {
      const launch = await tokens.verify(token);
      if (!launch) return present(token);
      const { useKey, expiresAt } = launch;
      const sessionToken = await db.transaction(async (tx) => {
        if (!(await noteUse(tx, { useKey, expiresAt }))) throw new AppError('UNAUTHENTICATED');
        return begin(tx, await enter(tx, launch), address);
      });
      return present(sessionToken);
    },

    /** A session for a person whom another feature has recognized. */
    async open(userId: string, address: string | null): Promise<Session> {
      return present(await db.transaction((tx) => begin(tx, userId, address)));
    },

    async signOut(actor: SignedIn): Promise<void> {
      const { id, sessionId } = actor;
      await db.transaction(async (tx) => {
        // Once, whoever clicks twice.
        if (!(await deleteSession(tx, sessionId))) return;
        await recordDeed(tx, { action: 'signed-out', by: actor, personId: id });
      });
      realtime.disconnect([sessionId]);
    },

    /** Ends every session of a person, or every other than theirs who asks; answers which, to be cut. */
    endAllOf: (tx: Queryable, userId: string, except?: string): Promise<string[]> =>
      deleteSessionsOf(tx, userId, except),

    /** Cuts the sockets of sessions that have ended: after the commit, or who asks at once is still let in. */
    cut: (sessionIds: string[]) => realtime.disconnect(sessionIds),

    /** What is over is of no use to anybody. */
    clean: () => deleteExpired(db, now()),

    /** The token that `npm start` prints; it makes the owner and the company where there are none. */
    launchOwner: () => tokens.signOwner(),
  };
}
function signedInOf(
  found: NonNullable<Awaited<ReturnType<typeof findSession>>>,
  address: string | null,
): SignedIn {
  const { id: sessionId, userId: id, realm, fullName, companies } = found;
  return { id, fullName, companies, isOwner: realm === STUDIO_REALM, address, sessionId };
}

export type SessionService = ReturnType<typeof createSessionService>;
