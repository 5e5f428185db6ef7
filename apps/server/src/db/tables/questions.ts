import type { Question } from '@tarima/contract';
import { boolean, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';
import { workColumns } from './work-columns.ts';

const projectId = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** The questions of each content. Removed contents keep theirs, so that an undo finds them. */
export const questionSets = pgTable(
  'question_sets',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    /** Null for the only video of a video project. */
    contentId: uuid('content_id'),
    questions: jsonb().$type<Question[]>().notNull(),
    /** Grows with every change, so that nobody overwrites changes they have not seen. */
    revision: integer().notNull().default(1),
    isEdited: boolean('is_edited').notNull().default(false),
    /** True until the run has made them anew, or somebody has saved them. */
    isOutdated: boolean('is_outdated').notNull().default(false),
  },
  (table) => [
    unique('question_sets_one_a_content').on(table.projectId, table.contentId).nullsNotDistinct(),
  ],
);

/** The run that makes a project's questions. One row for each project, so two clicks are one. */
export const questionRuns = pgTable('question_runs', {
  ...workColumns(),
  id: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  stage: text({ enum: ['asking'] }),
});
