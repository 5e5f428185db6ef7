import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';

/** True while another transaction waits for this one. Each look also keeps this one from standing idle. */
export async function isAwaited(tx: Transaction): Promise<boolean> {
  const waiting = sql`select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`;
  // The driver answers raw queries with rows, which the generic type does not say.
  const { rows } = (await tx.execute(waiting)) as unknown as { rows: object[] };
  return rows.length > 0;
}
