import { lt, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { callCounts } from './tables/call-counts.ts';

/** The calls of one minute, the newest included. `leftMs` is what is left of it. */
export type CallCount = { count: number; leftMs: number };

/** Adds calls to the present minute of a key. By the database's clock, which is one for all. */
export async function addCalls(db: Queryable, key: string, calls: number): Promise<CallCount> {
  const isOver = sql`${callCounts.endsAt} <= now()`;
  const [row] = await db
    .insert(callCounts)
    .values({ key, count: calls, endsAt: sql`now() + interval '1 minute'` })
    .onConflictDoUpdate({
      target: callCounts.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${callCounts.count} + excluded.count end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${callCounts.endsAt} end`,
      },
    })
    .returning({
      count: callCounts.count,
      leftMs: sql<number>`(extract(epoch from ${callCounts.endsAt} - now()) * 1000)::int`,
    });
  if (!row) throw new Error('an upsert answers its row');
  return row;
}

export const deletePastCounts = (db: Queryable) =>
  db.delete(callCounts).where(lt(callCounts.endsAt, sql`now()`));
