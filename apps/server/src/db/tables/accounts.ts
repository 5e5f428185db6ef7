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

/** A person's sign-in where there is no admin site. */
export const accounts = pgTable(
  'accounts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In the form of the contract's `emailSchema`. Several accounts may share one e-mail. */
    email: text().notNull(),
    /** Null for a person who signs in only by a provider. */
    passwordHash: text('password_hash'),
  },
  // E-mail and password together identify the account.
  (table) => [unique('accounts_email_password').on(table.email, table.passwordHash)],
);

/** Wrong passwords for an e-mail, counted by place of origin. The e-mail may have no account. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** A hash of the e-mail and the place. The column is older than the place. */
    key: text('email_hash').primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempts_end').on(table.endsAt)],
);

/** Browsers in which a person has signed in by password. Wrong passwords elsewhere do not lock them. */
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

/** Links that set a new password, one for each person. */
export const passwordResets = pgTable('password_resets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
