import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import type { Waiting } from '#server/features/projects/projects.service.ts';
import { isTranslation } from '#server/features/projects/refuse-for-translation.ts';
import { addContentScript, scriptsByContent } from '#server/features/projects/scripts.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { LONGEST_WAIT_MS } from '#server/realtime/changes.ts';
import { contentsOf } from './course-structure.ts';
import { findCourse, findScriptRun, isPlanned, startScriptRun } from './courses.repo.ts';
import type { CourseProject, CoursesService } from './courses.service.ts';
import { failureOf } from './work-failure.ts';

export function createCourseScriptsService(
  { db, jobs, realtime }: Context,
  { courses }: { courses: CoursesService },
) {
  return {
    /**
     * Writes the missing scripts by a job, and waits for it a while. Requests at the same time
     * share one run.
     */
    async generate(
      project: CourseProject,
      { signal, waitMs = LONGEST_WAIT_MS }: Waiting = {},
    ): Promise<void> {
      const { id } = project;
      if (await isComplete(id)) return;
      if (await isTranslation(db, id)) return addEmptyScripts(id);
      const jobId = randomUUID();
      const isStarted = await db.transaction(async (tx) => {
        if (!(await startScriptRun(tx, id, jobId))) return false;
        await jobs.enqueue(tx, 'write-scripts', { id, jobId });
        return true;
      });
      if (isStarted) await courses.announce(id);
      const ended = await realtime.waitUntil(
        id,
        async () => {
          const run = await findScriptRun(db, id);
          if (run) return isUnderWay(run) ? null : run;
          // A new generation or the end of the project has deleted the run.
          const isLeft = (await findCourse(db, id)) !== null;
          throw new AppError(isLeft ? 'COURSE_CHANGED_ELSEWHERE' : 'NOT_FOUND');
        },
        { timeoutMs: waitMs, ...(signal && { signal }) },
      );
      if (ended?.status === 'failed') throw failureOf(ended, 'SCRIPTS_FAILED');
    },
  };

  /**
   * Contents that somebody added to a translation get empty scripts, as in any course. The scripts of
   * all others come from the original.
   */
  async function addEmptyScripts(id: string): Promise<void> {
    const course = await findCourse(db, id);
    if (!isPlanned(course)) throw new AppError('COURSE_STRUCTURE_MISSING');
    const { language } = course.plan;
    const scripts = await scriptsByContent(db, id);
    const missing = contentsOf(course.structure).filter((content) => !scripts.has(content.id));
    for (const { id: contentId } of missing) {
      if (course.sources[contentId]) throw new AppError('TRANSLATION_FOLLOWS_ORIGINAL');
      await addContentScript(db, {
        ...{ projectId: id, contentId, language, originalContent: '', provenance: [] },
        errorCode: 'CONTENT_WITHOUT_SOURCE',
      });
    }
    await courses.announce(id);
  }

  /** True if every content has its script. Refuses a course without a structure. */
  async function isComplete(id: string): Promise<boolean> {
    const course = await findCourse(db, id);
    if (course && isUnderWay(course)) return false;
    if (!course?.structure) throw new AppError('COURSE_STRUCTURE_MISSING');
    const scripts = await scriptsByContent(db, id);
    return contentsOf(course.structure).every((content) => scripts.has(content.id));
  }
}
