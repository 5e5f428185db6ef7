import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** How a person signs in where there is no admin site. */
export const accounts = pgTable(
  'accounts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In the one form of the contract's `emailSchema`; a name to sign in by, and nobody's own. */
    email: text().notNull(),
    /** Null for who signs in by a provider alone. */
    passwordHash: text('password_hash'),
  },
  // Both together say who signs in.
  (table) => [unique('accounts_email_password').on(table.email, table.passwordHash)],
);

/** Wrong passwords of an e-mail by where they came from, whether somebody has it or not. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** A hash of the e-mail and the place; the column is older than places. */
    key: text('email_hash').primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempts_end').on(table.endsAt)],
);

/** Browsers in which a person has signed in by their password: others' wrong ones do not lock those. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_browsers_user').on(table.userId),
    index('known_browsers_expiry').on(table.expiresAt),
  ],
);

/** Links that set a new password, one a person. */
export const passwordResets = pgTable('password_resets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
