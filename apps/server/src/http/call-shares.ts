import { setTimeout } from 'node:timers/promises';
import { addCalls } from '#server/db/call-counts.ts';
import type { Database } from '#server/db/database.ts';
import { isDatabaseAway } from '#server/kit/database-away.ts';
import { hashOfSecret } from '#server/kit/secret-tokens.ts';

const MINUTE_MS = 60_000;
/**
 * A process takes a hundredth of a limit at a time. So few calls ask the database. Each other
 * process leaves at most a hundredth unused.
 */
const SHARES_OF_A_LIMIT = 100;
/** A database that is silent holds no call up for longer. */
const LONGEST_SILENCE_MS = 5_000;

/** Calls that a process may let through by itself. */
export type Share = {
  calls: number;
  /** True if no more are left in this minute. */
  isLast: boolean;
  endsInMs: number;
};

/** Takes a share of a caller's calls in a minute. */
export type TakeShare = (limit: string, caller: string, most: number) => Promise<Share>;

/** All of a minute at once, for a process that counts alone. */
export const takeAll: TakeShare = async (_limit, _caller, most) => ({
  calls: most,
  isLast: true,
  endsInMs: MINUTE_MS,
});

/**
 * Takes shares that count in the database, before any call uses them. So no number of processes
 * exceeds a limit. While the database is away, each counts alone.
 */
export const createTakeShared =
  (db: Database): TakeShare =>
  async (limit, caller, most) => {
    const wanted = Math.max(1, Math.floor(most / SHARES_OF_A_LIMIT));
    // Addresses and secrets of links do not stand in the table.
    const key = hashOfSecret(`${limit}\n${caller}`);
    const counted = await Promise.race([
      addCalls(db, key, wanted).catch((error: unknown) => {
        if (isDatabaseAway(error)) return null;
        throw error;
      }),
      setTimeout(LONGEST_SILENCE_MS, null, { ref: false }),
    ]);
    if (!counted) return takeAll(limit, caller, most);
    const { count, leftMs } = counted;
    const left = most - (count - wanted);
    return {
      calls: Math.min(wanted, Math.max(0, left)),
      isLast: count >= most,
      endsInMs: leftMs,
    };
  };
