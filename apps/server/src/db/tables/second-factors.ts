import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The second step of who signs in by a password. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The key that their app has too, as it is: codes are computed of it. */
  secret: text().notNull(),
  /** Null until a first code has come; before that it is asked of nobody. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** Of the newest code that was used: none is good twice, and none that is older. */
  lastStep: integer('last_step').notNull().default(0),
});

/** For who has no phone at hand; each is gone once it was used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
