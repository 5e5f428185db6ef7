import { and, asc, desc, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies, memberships } from '#server/db/tables/companies.ts';
import { secondFactors } from '#server/db/tables/second-factors.ts';
import { sessions, usedLaunchTokens } from '#server/db/tables/sessions.ts';
import { users } from '#server/db/tables/users.ts';
import { lockUser } from './users.repo.ts';

type NewSession = Omit<typeof sessions.$inferInsert, 'id'>;

/** Notes the use of a launch token. False if it was used before. */
export async function noteUse(
  db: Queryable,
  use: typeof usedLaunchTokens.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(usedLaunchTokens).values(use).onConflictDoNothing().returning();
  return rows.length > 0;
}

export const insertSession = (db: Queryable, session: NewSession) =>
  db.insert(sessions).values(session);

/**
 * The session of a token, with its person and companies in the order of joining. Null if it has
 * expired, or the person has no company.
 */
export async function findSession(db: Queryable, tokenHash: string, now: Date) {
  const rows = await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      usedAt: sessions.usedAt,
      userId: users.id,
      realm: users.realm,
      fullName: users.fullName,
      way: sessions.way,
      hasSecondFactor: sql<boolean>`${isNotNull(secondFactors.confirmedAt)}`,
      company: {
        pk: companies.id,
        name: companies.name,
        role: memberships.role,
        requiresSecondFactor: companies.requiresSecondFactor,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .orderBy(asc(memberships.joined));
  const [first] = rows;
  return first ? { ...first, companies: rows.map(({ company }) => company) } : null;
}

export const noteSessionUse = (
  db: Queryable,
  id: string,
  use: { usedAt: Date; expiresAt: Date; address: string | undefined },
) => db.update(sessions).set(use).where(eq(sessions.id, id));

/** A person's sessions, the last used first. */
export const listSessionsOf = (db: Queryable, userId: string, now: Date) =>
  db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      address: sessions.address,
      way: sessions.way,
      createdAt: sessions.createdAt,
      usedAt: sessions.usedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt), asc(sessions.id));

/** False for a session of another person, or an unknown one. */
export async function deleteSessionOf(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends a session. False if it had ended. */
export async function deleteSession(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends a person's sessions but one. Answers their ids. */
export async function deleteSessionsOf(
  db: Queryable,
  userId: string,
  except: string | undefined,
): Promise<string[]> {
  // A beginning session holds the same lock, so it is not missed.
  await lockUser(db, userId);
  const isOther = except ? ne(sessions.id, except) : undefined;
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isOther))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(usedLaunchTokens).where(lt(usedLaunchTokens.expiresAt, now));
}
