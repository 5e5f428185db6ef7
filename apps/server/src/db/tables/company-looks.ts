import { type CompanyLook, PICTURE_TYPES } from '@tarima/contract';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';

/** Looks that companies chose. The others have Tarima's own. */
export const companyLooks = pgTable('company_looks', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  look: jsonb().$type<CompanyLook>().notNull(),
});

/** Logos and backdrops. Videos that were requested with an earlier look still need theirs. */
export const companyPictures = pgTable(
  'company_pictures',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The SHA-256 of its file. */
    picture: text().notNull(),
    mediaType: text('media_type', { enum: PICTURE_TYPES }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.picture] })],
);
