import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies } from '#server/db/tables/companies.ts';
import { recoveryCodes, secondFactors } from '#server/db/tables/second-factors.ts';

const { userId, confirmedAt, lastStep } = secondFactors;

/** A person's second step, where it is on. */
export async function findFactor(db: Queryable, personId: string) {
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(userId, personId), isNotNull(confirmedAt)));
  return row ?? null;
}

/** The key that waits for its first code. */
export async function findPendingKey(db: Queryable, personId: string): Promise<string | null> {
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(userId, personId), isNull(confirmedAt)));
  return row?.secret ?? null;
}

/** Stores a key that waits for its first code. False if a second step is on already. */
export async function savePendingKey(
  db: Queryable,
  personId: string,
  secret: string,
): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId: personId, secret })
    .onConflictDoUpdate({ target: userId, set: { secret }, setWhere: isNull(confirmedAt) })
    .returning();
  return rows.length > 0;
}

/** Turns the second step on. False if another request was first. */
export async function confirmFactor(
  db: Queryable,
  personId: string,
  first: { secret: string; confirmedAt: Date; lastStep: number },
): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set(first)
    .where(and(eq(userId, personId), isNull(confirmedAt), eq(secondFactors.secret, first.secret)))
    .returning();
  return rows.length > 0;
}

/** Uses up an app's code. False for one that is not newer than the last. */
export async function takeStep(db: Queryable, personId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(userId, personId), lt(lastStep, step)))
    .returning();
  return rows.length > 0;
}

/** Uses up a recovery code. False if there is none such. */
export async function takeRecoveryCode(
  db: Queryable,
  personId: string,
  codeHash: string,
): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, personId), eq(recoveryCodes.codeHash, codeHash)))
    .returning();
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  db: Queryable,
  personId: string,
  hashes: string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, personId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId: personId, codeHash })));
}

export async function countRecoveryCodes(db: Queryable, personId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, personId));
  return row?.left ?? 0;
}

export async function deleteFactor(db: Queryable, personId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, personId));
  await db.delete(secondFactors).where(eq(userId, personId));
}

/** True if any company of the studio requires a second step. */
export async function isSecondFactorRequired(db: Queryable): Promise<boolean> {
  const [row] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.requiresSecondFactor, true))
    .limit(1);
  return row !== undefined;
}
