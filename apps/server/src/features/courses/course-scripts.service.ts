import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { isUnderWay } from '#server/db/work-columns.ts';
import type { Waiting } from '#server/features/projects/projects.service.ts';
import { scriptsByContent } from '#server/features/projects/scripts.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { LONGEST_WAIT_MS } from '#server/realtime/changes.ts';
import { contentsOf } from './course-structure.ts';
import { findCourse, findScriptRun, startScriptRun } from './courses.repo.ts';
import type { CourseProject, CoursesService } from './courses.service.ts';
import { failureOf } from './work-failure.ts';

/** The writing of a course's scripts. */
export function createCourseScriptsService(
  { db, jobs, realtime }: Context,
  { courses }: { courses: CoursesService },
) {
  return {
    /**
     * Writes the scripts that are missing, and no other, by a job; waits for it a while. However
     * often it is asked meanwhile, it is one run.
     */
    async generate(
      project: CourseProject,
      { signal, waitMs = LONGEST_WAIT_MS }: Waiting = {},
    ): Promise<void> {
      const { id } = project;
      if (await isComplete(id)) return;
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
          // Taken away by a generation that replaces the structure, or with the whole project.
          const isLeft = (await findCourse(db, id)) !== null;
          throw new AppError(isLeft ? 'COURSE_CHANGED_ELSEWHERE' : 'NOT_FOUND');
        },
        { timeoutMs: waitMs, ...(signal && { signal }) },
      );
      if (ended?.status === 'failed') throw failureOf(ended, 'SCRIPTS_FAILED');
    },
  };

  /** Whether every content has its script; refuses where there is no content and none is coming. */
  async function isComplete(id: string): Promise<boolean> {
    const course = await findCourse(db, id);
    if (course && isUnderWay(course)) return false;
    if (!course?.structure) throw new AppError('COURSE_STRUCTURE_MISSING');
    const scripts = await scriptsByContent(db, id);
    return contentsOf(course.structure).every((content) => scripts.has(content.id));
  }
}
