import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies, memberships } from '../companies/companies.schema.ts';
import type { LaunchIdentity } from './tokens.ts';
import { users } from './users.schema.ts';

/** Makes or renames a person; answers the id. */
export async function upsertUser(db: Queryable, identity: LaunchIdentity): Promise<string> {
  const { realm, externalId, fullName } = identity;
  const [row] = await db
    .insert(users)
    .values({ realm, externalId, fullName })
    .onConflictDoUpdate({ target: [users.realm, users.externalId], set: { fullName } })
    .returning({ id: users.id });
  if (!row) throw new Error('a user was neither made nor found');
  return row.id;
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
  if (!row) throw new Error('a company was neither made nor found');
  return row.id;
}

/** A person belongs to exactly the companies that the latest launch token names. */
export async function replaceMemberships(
  db: Queryable,
  userId: string,
  companyIds: string[],
): Promise<void> {
  await db.delete(memberships).where(eq(memberships.userId, userId));
  const rows = [...new Set(companyIds)].map((companyId) => ({ userId, companyId }));
  await db.insert(memberships).values(rows);
}

export async function findUserWithCompanies(db: Queryable, userId: string) {
  const rows = await db
    .select({
      id: users.id,
      realm: users.realm,
      externalId: users.externalId,
      fullName: users.fullName,
      pk: companies.id,
      name: companies.name,
    })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(users.id, userId))
    .orderBy(asc(companies.name), asc(companies.id));
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.id,
    realm: first.realm,
    externalId: first.externalId,
    fullName: first.fullName,
    companies: rows.map(({ pk, name }) => ({ pk, name })),
  };
}
