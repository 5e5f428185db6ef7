import type { CompanyRole } from '@tarima/contract';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies, memberships, removals } from '#server/db/tables/companies.ts';
import { STUDIO_REALM, users } from '#server/db/tables/users.ts';
import type { LaunchIdentity } from '#server/kit/tokens.ts';

/** Makes or renames a person. Answers the id. */
export async function upsertUser(db: Queryable, identity: LaunchIdentity): Promise<string> {
  const { realm, externalId, fullName } = identity;
  const [row] = await db
    .insert(users)
    .values({ realm, externalId, fullName })
    .onConflictDoUpdate({ target: [users.realm, users.externalId], set: { fullName } })
    .returning({ id: users.id });
  return idOf(row);
}

/** Locks a person until the transaction ends. Other rows may still refer to them. */
export const lockUser = (tx: Queryable, id: string) =>
  tx.select().from(users).where(eq(users.id, id)).for('no key update');

export async function isUser(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return rows.length > 0;
}

export async function upsertCompany(
  db: Queryable,
  realm: string,
  company: { externalId: string; name: string },
): Promise<string> {
  const [row] = await db
    .insert(companies)
    .values({ realm, ...company })
    .onConflictDoUpdate({
      target: [companies.realm, companies.externalId],
      set: { name: company.name },
    })
    .returning({ id: companies.id });
  return idOf(row);
}

/** Sets a person's companies to exactly those of the latest launch token. */
export async function replaceMemberships(
  db: Queryable,
  userId: string,
  roles: ReadonlyMap<string, CompanyRole>,
): Promise<void> {
  const gone = notInArray(memberships.companyId, [...roles.keys()]);
  await db.delete(memberships).where(and(eq(memberships.userId, userId), gone));
  const rows = [...roles].map(([companyId, role]) => ({ userId, companyId, role }));
  await db
    .insert(memberships)
    .values(rows)
    // A company that stays keeps its time of joining.
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.companyId],
      set: { role: sql`excluded.role` },
    });
}

/** The times when a person was removed from companies. */
export async function listRemovals(db: Queryable, userId: string): Promise<Map<string, Date>> {
  const rows = await db.select().from(removals).where(eq(removals.userId, userId));
  return new Map(rows.map(({ companyId, removedAt }) => [companyId, removedAt]));
}

/**
 * Finds the studio's owner, or makes them with `names`. Gives them a company where they have none,
 * or nothing would open.
 */
export async function findOrMakeOwner(
  db: Queryable,
  names: { person: string; company: string },
): Promise<string> {
  const owner = { realm: STUDIO_REALM, externalId: 'owner' };
  const [user] = await db
    .insert(users)
    .values({ ...owner, fullName: names.person })
    // Changes nothing, but makes the row part of the answer.
    .onConflictDoUpdate({ target: [users.realm, users.externalId], set: owner })
    .returning({ id: users.id });
  const userId = idOf(user);
  const [membership] = await db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .limit(1);
  if (membership) return userId;
  const [company] = await db
    .insert(companies)
    .values({ ...owner, name: names.company })
    .onConflictDoUpdate({ target: [companies.realm, companies.externalId], set: owner })
    .returning({ id: companies.id });
  await db
    .insert(memberships)
    .values({ userId, companyId: idOf(company), role: 'owner' })
    .onConflictDoNothing();
  return userId;
}

function idOf(row: { id: string } | undefined): string {
  if (!row) throw new Error('a row was neither made nor found');
  return row.id;
}
