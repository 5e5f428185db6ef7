import { type Column, type SQL, sql } from 'drizzle-orm';
import { courses } from './tables/courses.ts';
import { scripts } from './tables/scripts.ts';

/** The contents of a structure as `content.value`, in order of `module.place`, `content.place`. */
export const contentsOfStructure = sql`
  jsonb_array_elements(${courses.structure} -> 'modules') with ordinality as module(value, place)
  cross join jsonb_array_elements(module.value -> 'contents')
    with ordinality as content(value, place)`;

/** The ids of the contents that a course has now, in their order. */
export const contentIdsOf = (courseId: Column | string): SQL =>
  sql`select content.value ->> 'id' from ${courses} cross join ${contentsOfStructure}
    where ${courses.id} = ${courseId} order by module.place, content.place`;

/** True for a script of those contents. Removed contents keep their scripts, for an undo. */
export const isScriptOfContent = (courseId: Column | string): SQL =>
  sql`${scripts.contentId}::text in (${contentIdsOf(courseId)})`;
