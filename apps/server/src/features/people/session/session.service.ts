import type { CompanyRole, Session, SessionWay } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { SignedIn } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOfSecret, makeSecret } from '#server/kit/secret-tokens.ts';
import type { LaunchIdentity, LaunchToken } from '#server/kit/tokens.ts';
import {
  deleteExpired,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  noteSessionUse,
  noteUse,
} from './sessions.repo.ts';
import { signedInOf } from './signed-in-of.ts';
import {
  findOrMakeOwner,
  isUser,
  listRemovals,
  lockUser,
  replaceMemberships,
  upsertCompany,
  upsertUser,
} from './users.repo.ts';
import { deviceOf, type Visit } from './visit.ts';

const HOUR_MS = 3_600_000;
/** A session ends after this long without use. */
const IDLE_MS = 12 * HOUR_MS;
/** It also ends this long after it began, used or not. */
export const LONGEST_SESSION_MS = 30 * 24 * HOUR_MS;

/** The use of a session is stored at most this often, to spare writes. */
const NOTED_MS = 5 * 60_000;

/**
 * The way of entry for each kind of launch token. The studio vouches for people from a provider.
 */
const WAYS = { owner: 'studio-link', identity: 'admin-site', person: 'provider' } as const;

/** The owner of a new studio, by names that are right in every language. */
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
      // A removed member comes back only by a newer statement of their admin site.
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
    // The person may have been deleted since.
    if (!(await isUser(tx, launch.userId))) throw new AppError('UNAUTHENTICATED');
    return launch.userId;
  }

  /** Begins a session and answers its token. Every way to sign in writes its line here. */
  async function begin(
    tx: Transaction,
    userId: string,
    way: SessionWay,
    visit: Visit | undefined,
  ): Promise<string> {
    const by = { id: userId, address: visit?.address ?? null };
    await recordDeed(tx, { action: 'signed-in', by, personId: userId });
    const { secret, hash } = makeSecret();
    const createdAt = now();
    await deleteExpired(tx, createdAt);
    const expiresAt = new Date(createdAt.getTime() + IDLE_MS);
    await insertSession(tx, {
      userId,
      tokenHash: hash,
      createdAt,
      usedAt: createdAt,
      expiresAt,
      way,
      ...(visit && { address: visit.address, ...deviceOf(visit.userAgent) }),
    });
    return secret;
  }

  async function find(token: string | undefined) {
    const found = token ? await findSession(db, hashOfSecret(token), now()) : null;
    if (!found) throw new AppError('UNAUTHENTICATED');
    return found;
  }

  /** The person of a session token. Each use extends the session. */
  async function authenticate(
    token: string | undefined,
    address: string | null = null,
  ): Promise<SignedIn> {
    const found = await find(token);
    const usedAt = now();
    if (usedAt.getTime() - found.usedAt.getTime() >= NOTED_MS) {
      const longest = found.createdAt.getTime() + LONGEST_SESSION_MS;
      const expiresAt = new Date(Math.min(usedAt.getTime() + IDLE_MS, longest));
      await noteSessionUse(db, found.id, { usedAt, expiresAt, address: address ?? undefined });
    }
    return signedInOf(found, address);
  }

  async function present(token: string): Promise<Session> {
    const { id, fullName, isOwner, companies, closedCompanies } = await authenticate(token);
    const user = { id, full_name: fullName, is_owner: isOwner };
    return { token, user, companies, closedCompanies };
  }

  return {
    authenticate,

    /** The same for sockets. An open page is no use of a session. */
    admit: async (token: string | undefined): Promise<SignedIn> =>
      signedInOf(await find(token), null),

    /** Exchanges a launch token for a session, once. A valid session token gives its session. */
    async login(token: string, visit?: Visit): Promise<Session> {
      const launch = await tokens.verify(token);
      if (!launch) return present(token);
      const { useKey, expiresAt } = launch;
      const sessionToken = await db.transaction(async (tx) => {
        if (!(await noteUse(tx, { useKey, expiresAt }))) throw new AppError('UNAUTHENTICATED');
        return begin(tx, await enter(tx, launch), WAYS[launch.kind], visit);
      });
      return present(sessionToken);
    },

    /**
     * Begins a session for a person who has proved or just chosen a password.
     * @param first runs in the same transaction. It throws if the proof is out of date
     */
    async open(
      userId: string,
      visit?: Visit,
      first?: (tx: Transaction) => Promise<void>,
    ): Promise<Session> {
      const token = await db.transaction(async (tx) => {
        await first?.(tx);
        return begin(tx, userId, 'password', visit);
      });
      return present(token);
    },

    async signOut(actor: SignedIn): Promise<void> {
      const { id, sessionId } = actor;
      await db.transaction(async (tx) => {
        // A double click writes one line.
        if (!(await deleteSession(tx, sessionId))) return;
        await recordDeed(tx, { action: 'signed-out', by: actor, personId: id });
      });
      realtime.disconnect([sessionId]);
    },

    /** Locks a person. None of their sessions begins or ends until the transaction ends. */
    hold: lockUser,

    /** Ends a person's sessions but `except`. Answers their ids, to be cut. */
    endAllOf: (tx: Queryable, userId: string, except?: string): Promise<string[]> =>
      deleteSessionsOf(tx, userId, except),

    /** Cuts the sockets of ended sessions. Called after the commit, or they could connect again. */
    cut: (sessionIds: string[]) => realtime.disconnect(sessionIds),

    clean: () => deleteExpired(db, now()),

    /** The token that `npm start` prints. Its use makes the owner and a company where missing. */
    launchOwner: () => tokens.signOwner(),
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
