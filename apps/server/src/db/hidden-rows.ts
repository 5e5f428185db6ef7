import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** The shape shared by all tables whose rows are hidden before deletion. No such table exists. */
const hiddenTable = pgTable('hidden', {
  id: uuid().primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

/** A time too long ago to be undone. */
const LONG_AGO = new Date(0);

/** Deletion that can be undone for a while. Each change returns false if the row is not as expected. */
export function createHiddenRows(anyTable: unknown) {
  // Only the columns above are touched, and every caller's table has them.
  const table = anyTable as typeof hiddenTable;
  const change = async (
    db: Queryable,
    id: string,
    where: SQL | undefined,
    deletedAt: Date | null,
  ): Promise<boolean> => {
    const rows = await db
      .update(table)
      .set({ deletedAt })
      .where(and(eq(table.id, id), where))
      .returning({ id: table.id });
    return rows.length > 0;
  };

  return {
    /** False if somebody else has just hidden it. */
    hide: (db: Queryable, id: string, deletedAt: Date) =>
      change(db, id, isNull(table.deletedAt), deletedAt),
    /** Shows a row again that was hidden after `since`. False for any other row. */
    show: (db: Queryable, id: string, since: Date) =>
      change(db, id, gt(table.deletedAt, since), null),
    /** Makes the deletion final. False for a row that was brought back, or hidden after `hiddenUntil`. */
    seal: (db: Queryable, id: string, hiddenUntil: Date) =>
      change(db, id, lte(table.deletedAt, hiddenUntil), LONG_AGO),
  };
}
