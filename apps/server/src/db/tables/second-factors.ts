import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The second step of people who sign in by password. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The key shared with the person's app. Stored as it is, because codes are computed from it. */
  secret: text().notNull(),
  /** Null until a first code has come. Until then sign-in does not ask for one. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The time step of the newest used code. That code and older ones are refused. */
  lastStep: integer('last_step').notNull().default(0),
});

/** For people without their phone. A code is deleted once it is used. */
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
