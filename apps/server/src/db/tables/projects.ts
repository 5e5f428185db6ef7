import {
  type CreateProject,
  DRAFT_STAGES,
  DRAFT_STATUSES,
  LANGUAGES,
  type LedgerUnit,
  PROJECT_TYPES,
} from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { TextLanguage } from '@tarima/text';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { users } from './users.ts';
import { workColumns } from './work-columns.ts';

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never;
/** The author's wishes, beside name, language and company. */
export type ProjectBrief = DistributiveOmit<CreateProject, 'name' | 'language' | 'companyId'>;

export const projects = pgTable(
  'projects',
  {
    /** Status and progress of the draft: reading the files, writing the script. */
    ...workColumns(),
    stage: text({ enum: DRAFT_STAGES }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** True if somebody chose the name of a course. Otherwise the course's title names it. */
    isNamed: boolean('is_named').notNull().default(false),
    type: text({ enum: PROJECT_TYPES }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    brief: jsonb().$type<ProjectBrief>().notNull(),
    /** The approximate length of its sources in tokens; null until they are read. */
    sourceTokens: integer('source_tokens'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time of deletion. The project and its parts are hidden, and can be restored for a while. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('projects_company').on(table.companyId, table.createdAt),
    index('projects_status').on(table.status),
    index('projects_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

export const projectFiles = pgTable(
  'project_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    status: text({ enum: DRAFT_STATUSES }).notNull(),
    pages: integer(),
    /** The language of its text; null until it is read. */
    language: text().$type<TextLanguage>(),
    errorCode: text('error_code'),
  },
  (table) => [index('project_files_project').on(table.projectId, table.position)],
);

/** Every unit of a course's documents. It has its own table, because it is long and rarely read. */
export const projectLedgers = pgTable('project_ledgers', {
  id: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  ledger: jsonb().$type<LedgerUnit[]>().notNull(),
});

/** Files as they were read. The key hashes bytes, type and the reader's version. */
export const sourceDocuments = pgTable('source_documents', {
  key: text().primaryKey(),
  document: jsonb().$type<SourceDocument>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
