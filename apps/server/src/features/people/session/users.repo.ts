import type { CompanyRole } from '@tarima/contract';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies, memberships, removals } from '#server/db/tables/companies.ts';
import { STUDIO_REALM, users } from '#server/db/tables/users.ts';
import type { LaunchIdentity } from '#server/kit/tokens.ts';

/** Makes or renames a person; answers the id. */
export async function upsertUser(db: Queryable, identity: LaunchIdentity): Promise<string> {
  const { realm, externalId, fullName } = identity;
  const [row] = await db
    .insert(users)
    .values({ realm, externalId, fullName })
    .onConflictDoUpdate({ target: [users.realm, users.externalId], set: { fullName } })
    .returning({ id: users.id });
  return idOf(row);
}

/** A person, held until the end of the transaction; others may still name them. */
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

/** A person belongs to exactly the companies that the latest launch token names. */
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
    // Of a company that stays, the time of joining stays too.
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.companyId],
      set: { role: sql`excluded.role` },
    });
}

/** When a person was taken out of which companies. */
export async function listRemovals(db: Queryable, userId: string): Promise<Map<string, Date>> {
  const rows = await db.select().from(removals).where(eq(removals.userId, userId));
  return new Map(rows.map(({ companyId, removedAt }) => [companyId, removedAt]));
}

/**
 * The person whom the studio belongs to, by the names of the first start or as they call
 * themselves by now; the owner of a company in any case, or they would have nothing to open.
 */
export async function findOrMakeOwner(
  db: Queryable,
  names: { person: string; company: string },
): Promise<string> {
  const owner = { realm: STUDIO_REALM, externalId: 'owner' };
  const [user] = await db
    .insert(users)
    .values({ ...owner, fullName: names.person })
    // Changes nothing, so that the row is answered.
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
