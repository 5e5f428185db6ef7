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
import { workColumns } from '#server/db/work-columns.ts';
import type { CourseNotice } from './course-notice.ts';
import { projects } from './projects.ts';

/** What a structure is asked to be. */
export type CourseRequest = {
  courseAudience: CourseAudience;
  courseDepth: CourseDepth;
  courseObjective: CourseObjective;
  contentCount: number;
  /** In which it is to be written. */
  language: Language;
  /** Where it is designed, not planned from uploaded documents. */
  design?: CourseDesign;
};

/** What a structure was planned with, and what it says of itself; edits do not touch it. */
export type CoursePlan = {
  request: CourseRequest;
  /** In which it is written: the one asked for, unless all documents are in another. */
  language: Language;
  notices: CourseNotice[];
};

/** A course is known by its project's id: there is one of each. */
const projectId = () =>
  uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' });

export const courses = pgTable('courses', {
  /** Status and progress are those of the structure's generation. */
  ...workColumns(),
  /** When its structure was last changed by hand. */
  editedAt: timestamp('edited_at', { withTimezone: true }).notNull().defaultNow(),
  id: projectId(),
  stage: text({ enum: DRAFT_STAGES }),
  /** The last generation asked for. */
  request: jsonb().$type<CourseRequest>().notNull(),
  plan: jsonb().$type<CoursePlan>(),
  /** Null until the first generation has ended; a failed one leaves the structure there was. */
  structure: jsonb().$type<EditedStructure>(),
  /** By content id, also of contents that left the structure: an undo brings them back. */
  sources: jsonb().$type<Record<string, ContentSource[]>>().notNull().default({}),
  /** Grows with every change of the structure, so that nobody overwrites what they have not seen. */
  revision: integer().notNull().default(0),
  /** How many parts were planned anew; each number gives another plan. */
  rounds: integer().notNull().default(0),
});

/** The run that writes the scripts of a course. One row a course, so that two clicks are one run. */
export const courseScriptRuns = pgTable('course_script_runs', {
  ...workColumns(),
  id: projectId(),
  stage: text({ enum: DRAFT_STAGES }),
});
