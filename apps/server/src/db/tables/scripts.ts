import {
  LANGUAGES,
  type Language,
  type LedgerUnit,
  ORIGINAL_KINDS,
  type Provenance,
} from '@tarima/contract';
import { integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** A draft that a writer made from documents. */
export type StoredDraft = {
  language: Language;
  content: string;
  provenance: Provenance[];
  ledger: LedgerUnit[];
};

export const scripts = pgTable(
  'scripts',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The content of a course. A video project has one script, without a content. */
    contentId: uuid('content_id'),
    language: text({ enum: LANGUAGES }).notNull(),
    originalContent: text('original_content').notNull(),
    originalKind: text('original_kind', { enum: ORIGINAL_KINDS }).notNull().default('draft'),
    editedContent: text('edited_content'),
    /**
     * The reason why the original could not be written. The script is then empty, and an author may write it.
     */
    errorCode: text('error_code'),
    /** Sources of the original's sentences. Reading works out which of them an edit has kept. */
    provenance: jsonb().$type<Provenance[]>().notNull(),
    /** Units of the documents, in their order; empty if they are not known. */
    ledger: jsonb().$type<LedgerUnit[]>().notNull().default([]),
    /** Grows with every change, so that nobody overwrites changes they have not seen. */
    revision: integer().notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('scripts_one_a_content').on(table.projectId, table.contentId).nullsNotDistinct(),
  ],
);
