import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';
import { workColumns } from './work-columns.ts';

/** Hashes of the originals that were translated. Scripts and questions are by content id. */
export type TranslatedFrom = {
  structure: string | null;
  /** The only script of a video project is by its translation's project id. */
  scripts: Record<string, string>;
  questions: Record<string, string>;
};

/** A project that is a translation. It has the id of its project, and the run that translates. */
export const translations = pgTable('translations', {
  ...workColumns(),
  id: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  stage: text({ enum: ['translating'] }),
  /** Null once the original is gone for good. */
  originalId: uuid('original_id').references(() => projects.id, { onDelete: 'set null' }),
  translatedFrom: jsonb('translated_from').$type<TranslatedFrom>().notNull(),
});
