import { SESSION_WAYS } from '@tarima/contract';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Open sessions. A session ends with its row. */
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
    /** The address of the last use. */
    address: text(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Used launch tokens, kept for as long as they are valid. */
export const usedLaunchTokens = pgTable(
  'used_launch_tokens',
  {
    useKey: text('use_key').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_launch_tokens_expiry').on(table.expiresAt)],
);
