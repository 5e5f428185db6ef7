import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Of the one person whom the studio belongs to. */
export const STUDIO_REALM = 'studio';
/** Of people who came by an invitation. */
export const ACCOUNT_REALM = 'account';

/** People, however they come in. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Who vouches for the name: the studio itself, an admin site by secret (`local`) or by key set. */
    realm: text().notNull(),
    externalId: text('external_id').notNull(),
    fullName: text('full_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('users_external').on(table.realm, table.externalId)],
);
