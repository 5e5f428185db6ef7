import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { accounts, passwordResets } from '#server/db/tables/accounts.ts';
import { memberships } from '#server/db/tables/companies.ts';
import { users } from '#server/db/tables/users.ts';

type Reset = typeof passwordResets.$inferInsert;

/** Stores a person's link. It replaces an earlier one. */
export async function saveReset(db: Queryable, reset: Reset): Promise<void> {
  await db
    .insert(passwordResets)
    .values(reset)
    .onConflictDoUpdate({ target: passwordResets.userId, set: reset });
}

/**
 * The owner of a link. Null if it was used, replaced or has expired, or if they have no company.
 */
export async function findReset(db: Queryable, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      userId: users.id,
      fullName: users.fullName,
      email: accounts.email,
      companyId: memberships.companyId,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .orderBy(memberships.companyId);
  return row ?? null;
}

/** Uses up a link. False if another request was first. */
export async function takeReset(db: Queryable, tokenHash: string): Promise<boolean> {
  const rows = await db
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash))
    .returning();
  return rows.length > 0;
}

export const deleteOldResets = (db: Queryable, now: Date) =>
  db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));

export const deleteReset = (db: Queryable, userId: string) =>
  db.delete(passwordResets).where(eq(passwordResets.userId, userId));
