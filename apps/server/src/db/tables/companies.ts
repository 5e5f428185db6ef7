import { COMPANY_ROLES } from '@tarima/contract';
import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey().defaultRandom(),
    realm: text().notNull(),
    externalId: text('external_id').notNull(),
    name: text().notNull(),
    /** True if sessions by password need a second step to enter. */
    requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
  },
  (table) => [unique('companies_external').on(table.realm, table.externalId)],
);

export const memberships = pgTable(
  'memberships',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text({ enum: COMPANY_ROLES }).notNull().default('member'),
    /** Grows with each joining, and orders the list of a person's companies. */
    joined: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index('memberships_company').on(table.companyId),
  ],
);

/** The time at which a person was removed from a company. Older launch tokens do not bring them back. */
export const removals = pgTable(
  'removals',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    removedAt: timestamp('removed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index('removals_company').on(table.companyId),
  ],
);

/** Links that make somebody a member, one for each e-mail and company. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text({ enum: COMPANY_ROLES }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('invitations_email').on(table.companyId, table.email),
    index('invitations_by_email').on(table.email),
  ],
);
