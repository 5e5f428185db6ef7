import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { signInAttempts } from './accounts.schema.ts';

/** Counts one more attempt before it is made, so that many at a time count too; answers how many, and until when. */
export async function countAttempt(
  db: Queryable,
  attempt: { emailHash: string; now: Date; endsAt: Date },
): Promise<{ count: number; endsAt: Date }> {
  const { emailHash, now, endsAt } = attempt;
  await deleteOldAttempts(db, now);
  const [row] = await db
    .insert(signInAttempts)
    .values({ emailHash, count: 1, endsAt })
    .onConflictDoUpdate({
      target: signInAttempts.emailHash,
      set: { count: sql`${signInAttempts.count} + 1` },
    })
    .returning({ count: signInAttempts.count, endsAt: signInAttempts.endsAt });
  return row ?? { count: 1, endsAt };
}

export const deleteOldAttempts = (db: Queryable, now: Date) =>
  db.delete(signInAttempts).where(lt(signInAttempts.endsAt, now));

export const forgetAttempts = (db: Queryable, emailHash: string) =>
  db.delete(signInAttempts).where(eq(signInAttempts.emailHash, emailHash));
