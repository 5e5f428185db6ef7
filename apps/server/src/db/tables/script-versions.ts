import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { scripts } from './scripts.ts';
import { users } from './users.ts';

/** The texts that a script had. The newest version is the current text, once one was saved. */
export const scriptVersions = pgTable(
  'script_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    scriptId: uuid('script_id')
      .notNull()
      .references(() => scripts.id, { onDelete: 'cascade' }),
    /** The script's revision that it was saved as. It orders the versions. */
    revision: integer().notNull(),
    content: text().notNull(),
    /** Null for a text that nobody typed. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the typing began that it holds. Null for a text that was put at once. */
    begunAt: timestamp('begun_at', { withTimezone: true }),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('script_versions_by_script').on(table.scriptId, table.revision)],
);
