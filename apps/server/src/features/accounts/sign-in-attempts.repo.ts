import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { signInAttempts } from './accounts.schema.ts';

/** An e-mail and a place from where it is tried, both as hashes. */
type Place = { emailHash: string; placeHash: string };
const keyOf = ({ emailHash, placeHash }: Place) => `${emailHash}.${placeHash}`;

/** Counts one more attempt before it is made, so that many at a time count too; answers how many, and until when. */
export async function countAttempt(
  db: Queryable,
  { endsAt, ...place }: Place & { endsAt: Date },
): Promise<{ count: number; endsAt: Date }> {
  const [row] = await db
    .insert(signInAttempts)
    .values({ key: keyOf(place), count: 1, endsAt })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: { count: sql`${signInAttempts.count} + 1` },
    })
    .returning({ count: signInAttempts.count, endsAt: signInAttempts.endsAt });
  return row ?? { count: 1, endsAt };
}

export const deleteOldAttempts = (db: Queryable, now: Date) =>
  db.delete(signInAttempts).where(lt(signInAttempts.endsAt, now));

/** Forgets those from one place. */
export const forgetAttempts = (db: Queryable, place: Place) =>
  db.delete(signInAttempts).where(eq(signInAttempts.key, keyOf(place)));

/** Forgets those from everywhere. */
export const forgetAllAttempts = (db: Queryable, emailHash: string) =>
  db.delete(signInAttempts).where(sql`starts_with(${signInAttempts.key}, ${`${emailHash}.`})`);
