import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** People, as whoever signs their launch tokens names them. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Who vouches for the name: `local`, or the key set of an admin site. */
    realm: text().notNull(),
    externalId: text('external_id').notNull(),
    fullName: text('full_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('users_external').on(table.realm, table.externalId)],
);
