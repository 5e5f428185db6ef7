import { SESSION_WAYS } from '@tarima/contract';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Who is signed in; a session ends when its row does. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Null for sessions that are older than this column. */
    way: text({ enum: SESSION_WAYS }),
    browser: text(),
    system: text(),
    /** Of the last use. */
    address: text(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Launch tokens that were used, for as long as they could be used again. */
export const usedLaunchTokens = pgTable(
  'used_launch_tokens',
  {
    useKey: text('use_key').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_launch_tokens_expiry').on(table.expiresAt)],
);
