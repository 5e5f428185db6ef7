import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { signInAttempts } from '#server/db/tables/accounts.ts';

/** Counts one more attempt before it is made, so that many at a time count too; answers how many, and until when. */
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

/** Takes one back that was right; the wrong ones stay, since they may have been at another's account. */
export const takeBackAttempt = (db: Queryable, key: string) =>
  db
    .update(signInAttempts)
    .set({ count: sql`${signInAttempts.count} - 1` })
    .where(eq(signInAttempts.key, key));
