import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { signInAttempts } from '#server/db/tables/accounts.ts';

/**
 * Counts an attempt before it is made, so that simultaneous ones count too. Answers the count and
 * its end.
 */
export async function countAttempt(
  db: Queryable,
  { key, endsAt }: { key: string; endsAt: Date },
): Promise<{ count: number; endsAt: Date }> {
  const [row] = await db
    .insert(signInAttempts)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: { count: sql`${signInAttempts.count} + 1` },
    })
    .returning({ count: signInAttempts.count, endsAt: signInAttempts.endsAt });
  return row ?? { count: 1, endsAt };
}

export const deleteOldAttempts = (db: Queryable, now: Date) =>
  db.delete(signInAttempts).where(lt(signInAttempts.endsAt, now));

/** Takes back a right attempt. Wrong ones stay, since they may have been at another's account. */
export const takeBackAttempt = (db: Queryable, key: string) =>
  db
    .update(signInAttempts)
    .set({ count: sql`${signInAttempts.count} - 1` })
    .where(eq(signInAttempts.key, key));
