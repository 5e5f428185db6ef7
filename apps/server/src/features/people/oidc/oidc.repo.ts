import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { memberships } from '#server/db/tables/companies.ts';
import { oidcIdentities } from '#server/db/tables/oidc.ts';

type Identity = typeof oidcIdentities.$inferInsert;

export async function findUserOf(
  db: Queryable,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: oidcIdentities.userId })
    .from(oidcIdentities)
    .where(and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject)));
  return row?.userId ?? null;
}

export const insertIdentity = (db: Queryable, identity: Identity) =>
  db.insert(oidcIdentities).values(identity);

export const deleteIdentitiesOf = (db: Queryable, userId: string) =>
  db.delete(oidcIdentities).where(eq(oidcIdentities.userId, userId));

export async function isMemberAnywhere(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db.select().from(memberships).where(eq(memberships.userId, userId)).limit(1);
  return rows.length > 0;
}
