import { type Column, type SQL, sql } from 'drizzle-orm';
import { courses } from './tables/courses.ts';
import { scripts } from './tables/scripts.ts';

/**
 * The contents that a course has now, as `content.value`, in the order of `module.place` and
 * `content.place`. A part of a query, from its tables on; further conditions may follow.
 */
export const contentsOfCourse = (courseId: Column | string): SQL => sql`${courses},
  jsonb_array_elements(${courses.structure} -> 'modules') with ordinality as module(value, place),
  jsonb_array_elements(module.value -> 'contents') with ordinality as content(value, place)
  where ${courses.id} = ${courseId}`;

/** True for a script of those contents. Removed contents keep their scripts, for an undo. */
export const isScriptOfContent = (courseId: Column | string): SQL =>
  sql`${scripts.contentId}::text in (select content.value ->> 'id' from ${contentsOfCourse(courseId)})`;
