import {
  LANGUAGES,
  type Language,
  type LedgerUnit,
  ORIGINAL_KINDS,
  type Provenance,
} from '@tarima/contract';
import { integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

/** A draft as a writer made it of documents. */
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
    /** Of a course's content; a video project has one script, which has none. */
    contentId: uuid('content_id'),
    language: text({ enum: LANGUAGES }).notNull(),
    originalContent: text('original_content').notNull(),
    originalKind: text('original_kind', { enum: ORIGINAL_KINDS }).notNull().default('draft'),
    editedContent: text('edited_content'),
    /** Why the original could not be written; it is empty then, and an author may write it. */
    errorCode: text('error_code'),
    /** Of the original's sentences; what an edit left of it is worked out on reading. */
    provenance: jsonb().$type<Provenance[]>().notNull(),
    /** Of the original, in the order of the documents; empty where nobody knows. */
    ledger: jsonb().$type<LedgerUnit[]>().notNull().default([]),
    /** Grows with every change of the text, so that nobody overwrites what they have not seen. */
    revision: integer().notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('scripts_one_a_content').on(table.projectId, table.contentId).nullsNotDistinct(),
  ],
);
