import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The calls of a minute, where several processes count them together. Its migration makes it
 * unlogged: a crash of the database may forget them.
 */
export const callCounts = pgTable('call_counts', {
  /** A hash of the limit and the caller. */
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
