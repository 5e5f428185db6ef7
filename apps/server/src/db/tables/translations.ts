import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';
import { workColumns } from './work-columns.ts';

/** Hashes of the original's texts: those of now, or those that were translated. */
export type TextHashes = {
  /** The order of modules and contents. Null until the structure is translated. */
  order: string | null;
  /** By module and content id. The work itself has the name `work`. */
  parts: Record<string, string>;
  /** By content id. The only script of a video project has the name `video`. */
  scripts: Record<string, string>;
  /** By the same names, then by question id. */
  questions: Record<string, Record<string, string>>;
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
  translatedFrom: jsonb('translated_from').$type<TextHashes>().notNull(),
});
