import type { CourseDesign } from '@tarima/contract';
import type { CourseRequest } from '#server/db/tables/courses.ts';
import { readingForCourse } from '#server/features/courses/course-reading.ts';
import { sizeOfPlan } from '#server/features/courses/course-sizes.ts';
import {
  courseRows,
  findCourse,
  setGeneratedStructure,
} from '#server/features/courses/courses.repo.ts';
import { designedStructureOf, structureOf } from '#server/features/courses/generated-structure.ts';
import { askerOfProject } from '#server/features/projects/asker-of-project.ts';
import { setDesign } from '#server/features/projects/designed-projects.service.ts';
import { nameByTitle } from '#server/features/projects/project-names.service.ts';
import { forgetAnswers } from '#server/features/usage/model-usage.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { createThrottle } from '#server/kit/throttle.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';

const PROGRESS_INTERVAL_MS = 500;
/** As in the draft of a video: reading is most of the work. */
const READING_SHARE = 80;
/** What a language model is asked for here. */
const STRUCTURE_STEP = 'structure';

/** Plans the modules and contents of a course, once its documents are read; or designs them without any. */
export const planCourseJob: JobDefinition = {
  name: 'plan-course',
  rows: courseRows,
  askedBy: askerOfProject,
  sizeOf: sizeOfPlan,
  concurrency: 2,
  expireInSeconds: LONGEST_ASKING_SECONDS,
  failureCode: 'STRUCTURE_FAILED',
  announce: (studio, id) => studio.services.courses.announce(id),

  async run(run) {
    const { id, attemptId, studio, signal } = run;
    const { db } = studio.context;
    const course = await findCourse(db, id);
    if (!course) return;
    if (course.request.design) return designCourse(run, course.request, course.request.design);
    const { project, documents } = await readingForCourse(run);
    await courseRows.report(db, id, attemptId, 'writing', READING_SHARE);
    await studio.services.courses.announce(id);
    const { courseAudience, courseDepth, courseObjective, contentCount, language } = course.request;
    const writer = studio.services.modelUsage.writerFor({ projectId: id }, STRUCTURE_STEP);
    const draft = await writer.draftCourse(
      {
        documents,
        language,
        contentCount,
        projectName: project.name,
        audience: courseAudience,
        depth: courseDepth,
        objective: courseObjective,
      },
      signal,
    );
    signal.throwIfAborted();
    const generated = structureOf(draft, course.request);
    if (generated.structure.modules.length === 0) throw new AppError('COURSE_TOO_LITTLE_CONTENT');
    await db.transaction(async (tx) => {
      if (!(await courseRows.complete(tx, id, attemptId))) return;
      await setGeneratedStructure(tx, id, generated);
      await nameByTitle(tx, id, generated.structure.title);
      await forgetAnswers(tx, { projectId: id }, STRUCTURE_STEP);
    });
    await studio.services.projects.announce(id);
    await studio.services.courses.announce(id);
  },
};

/** Structure, documents, name and the end of the work are one transaction. */
async function designCourse(
  run: JobRun,
  request: CourseRequest,
  design: CourseDesign,
): Promise<void> {
  const { id, attemptId, studio, signal } = run;
  const { db } = studio.context;
  const draft = await writeDesign(run, request, design);
  signal.throwIfAborted();
  await db.transaction(async (tx) => {
    if (!(await courseRows.complete(tx, id, attemptId))) return;
    await setDesign(tx, id, draft);
    await setGeneratedStructure(tx, id, designedStructureOf(draft, request));
    await forgetAnswers(tx, { projectId: id }, STRUCTURE_STEP);
  });
  await studio.services.projects.announce(id);
  await studio.services.courses.announce(id);
}

async function writeDesign(
  { id, attemptId, studio, signal }: JobRun,
  { contentCount, language }: CourseRequest,
  design: CourseDesign,
) {
  const writer = studio.services.modelUsage.writerFor({ projectId: id }, STRUCTURE_STEP);
  const progress = createThrottle(PROGRESS_INTERVAL_MS, async (answered: number) => {
    await courseRows.report(studio.context.db, id, attemptId, 'writing', 100 * answered);
    await studio.services.courses.announce(id);
  });
  try {
    return await writer.designCourse({ design, contentCount, language }, signal, progress.push);
  } finally {
    await progress.settle();
  }
}
