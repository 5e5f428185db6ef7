import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../session/users.schema.ts';

/** How a person signs in where there is no admin site. */
export const accounts = pgTable('accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In the one form of the contract's `emailSchema`. */
  email: text().notNull().unique(),
  /** Null for who signs in by a provider alone. */
  passwordHash: text('password_hash'),
});

/** Wrong passwords of an e-mail, whether somebody has it or not. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    emailHash: text('email_hash').primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempts_end').on(table.endsAt)],
);

/** Links that set a new password, one a person. */
export const passwordResets = pgTable('password_resets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
