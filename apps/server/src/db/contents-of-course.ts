import { type Column, type SQL, sql } from 'drizzle-orm';
import { courses } from './tables/courses.ts';
import { scripts } from './tables/scripts.ts';

/** The ids of the contents of a course, in their order, as a JSON array. */
export const contentIds = sql`jsonb_path_query_array(${courses.structure}, '$.modules[*].contents[*].id')`;

const contentIdsOf = (courseId: Column | string): SQL =>
  sql`(select ${contentIds} from ${courses} where ${courses.id} = ${courseId})`;

/** True for a script of those contents. Removed contents keep their scripts, for an undo. */
export const isScriptOfContent = (courseId: Column | string): SQL =>
  sql`${contentIdsOf(courseId)} ? ${scripts.contentId}::text`;

/** The place of a script among them; null for one of a removed content. */
export const placeOfScript = (courseId: Column | string): SQL =>
  sql`array_position(array(select jsonb_array_elements_text(${contentIdsOf(courseId)})), ${scripts.contentId}::text)`;
