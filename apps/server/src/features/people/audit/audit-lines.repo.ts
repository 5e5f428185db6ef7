import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companies, memberships } from '#server/db/tables/companies.ts';
import { users } from '#server/db/tables/users.ts';

type NewLine = Omit<typeof auditEvents.$inferInsert, 'id' | 'at'>;

export const insertLine = (db: Queryable, line: NewLine) => db.insert(auditEvents).values(line);

/**
 * Reads the person who acts. The lock keeps them from being deleted before their line is written.
 */
export async function findDoer(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(eq(users.id, id))
    .for('key share');
  return row ?? null;
}

/** The name of a company or a person. */
export async function findNameOf(tx: Queryable, id: string): Promise<string | null> {
  const [row] = await unionAll(
    tx.select({ name: companies.name }).from(companies).where(eq(companies.id, id)),
    tx.select({ name: users.fullName }).from(users).where(eq(users.id, id)),
  );
  return row?.name ?? null;
}

/** The companies that a person belongs to now. */
export async function listCompaniesOf(tx: Queryable, personId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, personId));
  return rows.map(({ id }) => id);
}
