import {
  type ContentSource,
  type CourseAudience,
  type CourseDepth,
  type CourseDesign,
  type CourseObjective,
  DRAFT_STAGES,
  type EditedStructure,
  type Language,
} from '@tarima/contract';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CourseNotice } from './course-notice.ts';
import { projects } from './projects.ts';
import { workColumns } from './work-columns.ts';

/** The request that a structure is planned from. */
export type CourseRequest = {
  courseAudience: CourseAudience;
  courseDepth: CourseDepth;
  courseObjective: CourseObjective;
  contentCount: number;
  /** The language to write in. */
  language: Language;
  /** Set where the course is designed instead of planned from documents. */
  design?: CourseDesign;
};

/** The request of a plan, and the plan's notices. Edits do not change them. */
export type CoursePlan = {
  request: CourseRequest;
  /** The requested language, unless all documents are in another. */
  language: Language;
  notices: CourseNotice[];
};

/** A course has the id of its project, so there is one of each. */
const projectId = () =>
  uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' });

export const courses = pgTable('courses', {
  /** Status and progress of the generation of the structure. */
  ...workColumns(),
  /** The last change of the structure by hand. */
  editedAt: timestamp('edited_at', { withTimezone: true }).notNull().defaultNow(),
  id: projectId(),
  stage: text({ enum: DRAFT_STAGES }),
  /** The last requested generation. */
  request: jsonb().$type<CourseRequest>().notNull(),
  plan: jsonb().$type<CoursePlan>(),
  /** Null until the first generation has ended. A failed one keeps the earlier structure. */
  structure: jsonb().$type<EditedStructure>(),
  /** By content id. Removed contents keep theirs, so that an undo can bring them back. */
  sources: jsonb().$type<Record<string, ContentSource[]>>().notNull().default({}),
  /** Grows with every change, so that nobody overwrites changes they have not seen. */
  revision: integer().notNull().default(0),
  /** The number of parts that were planned anew. Each number gives another plan. */
  rounds: integer().notNull().default(0),
});

/** The run that writes a course's scripts. One row for each course, so two clicks are one run. */
export const courseScriptRuns = pgTable('course_script_runs', {
  ...workColumns(),
  id: projectId(),
  stage: text({ enum: DRAFT_STAGES }),
});
