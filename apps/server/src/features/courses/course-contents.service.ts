import type { Queryable } from '#server/db/database.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import { contentOfScript } from '#server/features/projects/script-content.ts';
import { scriptsByContent } from '#server/features/projects/scripts.service.ts';
import { contentsOf } from './course-structure.ts';
import { findCourse, findScriptRun } from './courses.repo.ts';

type StoredScript =
  Awaited<ReturnType<typeof scriptsByContent>> extends Map<unknown, infer Row> ? Row : never;
/** A script with its current text: the edited one, or else the original. */
export type SpokenScript = StoredScript & { content: string };

/** A content of a course, with its place and its script. */
export type CourseContentRow = {
  title: string;
  moduleTitle: string;
  /** Both count from 0. */
  moduleIndex: number;
  contentIndex: number;
  /** Null until it is written. */
  script: SpokenScript | null;
};

/** The contents of a course in its order. Empty if there is no structure. */
export async function listCourseContents(
  db: Queryable,
  projectId: string,
): Promise<CourseContentRow[]> {
  const course = await findCourse(db, projectId);
  if (!course?.structure) return [];
  const { structure } = course;
  const scripts = await scriptsByContent(db, projectId);
  return contentsOf(structure).map(({ id, title, moduleIndex, contentIndex }) => {
    const script = scripts.get(id);
    return {
      title,
      moduleIndex,
      contentIndex,
      moduleTitle: structure.modules[moduleIndex]?.title ?? '',
      script: script ? withContent(script) : null,
    };
  });
}

/** Every script of a course by its id, including those of removed contents. */
export async function spokenScriptsById(
  db: Queryable,
  projectId: string,
): Promise<Map<string, SpokenScript>> {
  const scripts = await scriptsByContent(db, projectId);
  return new Map(scripts.values().map((script) => [script.id, withContent(script)]));
}

export async function areScriptsBeingWritten(db: Queryable, projectId: string): Promise<boolean> {
  const run = await findScriptRun(db, projectId);
  return run !== null && isUnderWay(run);
}

const withContent = (script: StoredScript): SpokenScript => ({
  ...script,
  content: contentOfScript(script),
});
