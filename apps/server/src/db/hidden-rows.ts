import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** The shape that all tables share whose rows are hidden before they go; no such table exists. */
const hiddenTable = pgTable('hidden', {
  id: uuid().primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

/** Too long ago to be brought back. */
const LONG_AGO = new Date(0);

/** Deletion that can be undone for a while: each change answers whether the row was as it supposes. */
export function createHiddenRows(anyTable: unknown) {
  // Only the columns above are touched here, and every caller's table has them.
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
    /** False where somebody else has just hidden it. */
    hide: (db: Queryable, id: string, deletedAt: Date) =>
      change(db, id, isNull(table.deletedAt), deletedAt),
    /** Shows again what was hidden after `since`; false for anything else. */
    show: (db: Queryable, id: string, since: Date) =>
      change(db, id, gt(table.deletedAt, since), null),
    /** From here on it cannot be brought back; false where it just was, or was not hidden until then. */
    seal: (db: Queryable, id: string, hiddenUntil: Date) =>
      change(db, id, lte(table.deletedAt, hiddenUntil), LONG_AGO),
  };
}
