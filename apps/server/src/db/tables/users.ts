import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** The realm of the studio's owner. */
export const STUDIO_REALM = 'studio';
/** The realm of people who joined by invitation. */
export const ACCOUNT_REALM = 'account';

/** People, whatever way they sign in. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The issuer of the name: the studio, an admin site by secret (`local`) or by key set. */
    realm: text().notNull(),
    externalId: text('external_id').notNull(),
    fullName: text('full_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('users_external').on(table.realm, table.externalId)],
);
