import { GENDERS, PICTURE_TYPES } from '@tarima/contract';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** A company's own people, each with a photo and the consent to show it. */
export const companyPortraits = pgTable(
  'company_portraits',
  {
    id: uuid().primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    gender: text({ enum: GENDERS }).notNull(),
    /** The SHA-256 of the photo. */
    picture: text().notNull(),
    mediaType: text('media_type', { enum: PICTURE_TYPES }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** The person who agrees, or who declares it for them. Then the words of the consent. */
    declaredBy: text('declared_by').notNull(),
    consentWords: text('consent_words').notNull(),
    /** The owner who ticked them. Null once that person is deleted. */
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('company_portraits_company').on(table.companyId)],
);
