import type { SpokenLanguageCode } from '@tarima/contract';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** Words that companies say in another way than written. */
export const companyPronunciations = pgTable(
  'company_pronunciations',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    language: text().$type<SpokenLanguageCode>().notNull(),
    written: text().notNull(),
    /** The written word without differences of case and spaces. */
    folded: text().notNull(),
    said: text().notNull(),
    /** Null once that person is deleted. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('company_pronunciations_word').on(table.companyId, table.language, table.folded),
  ],
);
