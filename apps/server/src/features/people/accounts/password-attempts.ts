import type { Queryable } from '#server/db/database.ts';
import { countAttempt, deleteOldAttempts, takeBackAttempt } from './sign-in-attempts.repo.ts';

const LOCKED_MS = 15 * 60_000;

/** A place where attempts at one password count, and its most within the time above. */
export type AttemptPlace = { key: string; most: number };

/**
 * Counts an attempt at each place before it is made. Answers the milliseconds to wait where there
 * were too many; null if it may be made.
 */
export async function countAttempts(
  db: Queryable,
  places: readonly AttemptPlace[],
  now: Date,
): Promise<number | null> {
  const lockedUntil = new Date(now.getTime() + LOCKED_MS);
  await deleteOldAttempts(db, now);
  for (const { key, most } of places) {
    const { count, endsAt } = await countAttempt(db, { key, endsAt: lockedUntil });
    if (count > most) return endsAt.getTime() - now.getTime();
  }
  return null;
}

/** Takes back a right attempt at these places. */
export async function takeBackAttempts(
  db: Queryable,
  places: readonly AttemptPlace[],
): Promise<void> {
  for (const { key } of places) await takeBackAttempt(db, key);
}
