import type { CourseDesign } from '@tarima/contract';
import type { CourseRequest } from '#server/db/tables/courses.ts';
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
import { AppError } from '#server/kit/errors.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';
import { readingForCourse } from './reading-for-course.ts';

type Stage = 'reading' | 'writing';

/** Reading is most of the work. */
const READING_SHARE = 0.8;
/** Plans a course's modules and contents from its documents, or designs it without any. */
export const planCourseJob: JobDefinition<Stage> = {
  name: 'plan-course',
  rows: courseRows,
  askedBy: askerOfProject,
  sizeOf: sizeOfPlan,
  stages: { reading: [0, 100 * READING_SHARE], writing: [0, 100] },
  concurrency: 2,
  expireInSeconds: LONGEST_ASKING_SECONDS,
  modelStep: { name: 'structure', owner: (projectId) => ({ projectId }) },
  failureCode: 'STRUCTURE_FAILED',
  announce: (studio, id) => studio.services.courses.announce(id),

  async run(run) {
    const { id, studio } = run;
    const course = await findCourse(studio.context.db, id);
    if (!course) return;
    const { design } = course.request;
    if (design) await designCourse(run, course.request, design);
    else await planCourse(run, course.request);
    await studio.services.projects.announce(id);
    await studio.services.courseQueue.structureChanged(id);
  },
};

async function planCourse(run: JobRun<Stage>, request: CourseRequest): Promise<void> {
  const { id, signal, report, writer, complete } = run;
  const { project, documents } = await readingForCourse(run);
  report('writing', READING_SHARE);
  const { courseAudience, courseDepth, courseObjective, contentCount, language } = request;
  const draft = await writer().draftCourse(
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
  const generated = structureOf(draft, request);
  if (generated.structure.modules.length === 0) throw new AppError('COURSE_TOO_LITTLE_CONTENT');
  await complete(async (tx) => {
    await setGeneratedStructure(tx, id, generated);
    await nameByTitle(tx, id, generated.structure.title);
  });
}

async function designCourse(
  { id, signal, report, writer, complete }: JobRun<Stage>,
  request: CourseRequest,
  design: CourseDesign,
): Promise<void> {
  const { contentCount, language } = request;
  const draft = await writer().designCourse(
    { design, contentCount, language },
    signal,
    (fraction) => report('writing', fraction),
  );
  await complete(async (tx) => {
    await setDesign(tx, id, draft);
    await setGeneratedStructure(tx, id, designedStructureOf(draft, request));
  });
}
