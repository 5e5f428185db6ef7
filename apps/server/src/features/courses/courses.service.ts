import type { Course, EditedStructure, Language } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { nameByTitle } from '#server/features/projects/project-names.service.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import { contentOfScript } from '#server/features/projects/script-content.ts';
import { scriptsByContent } from '#server/features/projects/scripts.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError, validationFailed } from '#server/kit/errors.ts';
import { createWorkControls } from '#server/queue/work-controls.ts';
import { inTextThread } from '#server/texts/in-text-thread.ts';
import { contentsOf } from './course-structure.ts';
import { presentCourse, type WholeCourse } from './courses.presenter.ts';
import {
  courseRows,
  findCourse,
  findScriptRun,
  isPlanned,
  lockCourse,
  type PlannedCourse,
  scriptRunRows,
  updateStructure,
} from './courses.repo.ts';

export type { PlannedCourse } from './courses.repo.ts';
export type CoursesService = ReturnType<typeof createCoursesService>;
export type CourseProject = Awaited<ReturnType<ProjectsService['authorize']>>;

/** Reacts to changes of courses. The course queue is one. */
export type CourseFollower = {
  /** Called after a structure has changed. */
  structureChanged: (projectId: string) => Promise<void>;
};

/** The contents of a course in its order, and the language of its texts. None before a plan. */
export async function courseContents(db: Queryable, id: string) {
  const course = await findCourse(db, id);
  return {
    contents: course?.structure ? contentsOf(course.structure) : [],
    language: course?.plan?.language ?? null,
  };
}

/** A course with a structure, within a transaction too. Null for any other. */
export async function plannedCourse(db: Queryable, id: string): Promise<PlannedCourse | null> {
  const course = await findCourse(db, id);
  return isPlanned(course) ? course : null;
}

/** Changes a structure in a transaction, whatever its revision is. */
export async function changeStructureIn(
  tx: Queryable,
  id: string,
  changedOf: (own: EditedStructure) => Omit<Parameters<typeof updateStructure>[2], 'revision'>,
): Promise<void> {
  const course = await lockCourse(tx, id);
  if (!isPlanned(course)) throw new AppError('COURSE_STRUCTURE_MISSING');
  const { revision, structure } = course;
  await updateStructure(tx, id, { ...changedOf(structure), revision });
}

/** The stored course: its structure, its edits and its removal. */
export function createCoursesService(
  { db, jobs, realtime }: Pick<Context, 'db' | 'jobs' | 'realtime'>,
  { projects, follower }: { projects: ProjectsService; follower: CourseFollower },
) {
  const wholeCourse = async (project: WholeCourse['project']): Promise<WholeCourse> => ({
    project,
    course: await findCourse(db, project.id),
    run: await findScriptRun(db, project.id),
    scripts: await withWordCounts(await scriptsByContent(db, project.id)),
  });

  const service = {
    /** The project of a course that the actor may use. */
    async authorize(actor: Actor, projectId: string): Promise<CourseProject> {
      const project = await projects.authorize(actor, projectId);
      if (project.type !== 'course') throw new AppError('NOT_FOUND');
      return project;
    },

    async present(project: CourseProject, language: Language): Promise<Course> {
      return presentCourse(await wholeCourse(project), language);
    },

    /** The course. Refuses where it has no structure. */
    async planned(project: CourseProject): Promise<PlannedCourse> {
      const course = await findCourse(db, project.id);
      if (!isPlanned(course)) throw new AppError('COURSE_STRUCTURE_MISSING');
      return course;
    },

    /**
     * Stores an edited structure. Contents keep script and sources by their ids, even after an
     * undo. An unknown id is a content added by hand.
     */
    async saveStructure(
      project: CourseProject,
      { structure, revision }: { structure: EditedStructure; revision: number },
    ): Promise<void> {
      refuseRepeatedIds(structure);
      await service.change(project, { structure, revision });
    },

    /** Stores a structure made from `revision`. Refuses where that is out of date. */
    async change(
      project: CourseProject,
      changed: Parameters<typeof updateStructure>[2],
    ): Promise<void> {
      const isRenamed = await db.transaction(async (tx) => {
        if (!(await updateStructure(tx, project.id, changed))) return null;
        return nameByTitle(tx, project.id, changed.structure.title);
      });
      if (isRenamed === null) {
        await service.planned(project);
        throw new AppError('COURSE_CHANGED_ELSEWHERE');
      }
      if (isRenamed) await projects.announce(project.id);
      await service.announce(project.id);
      await follower.structureChanged(project.id);
    },

    planControls: createWorkControls(
      { db, jobs },
      {
        name: 'plan-course',
        rows: courseRows,
        announce: (id): Promise<void> => service.announce(id),
      },
    ),

    scriptControls: createWorkControls(
      { db, jobs },
      {
        name: 'write-scripts',
        rows: scriptRunRows,
        announce: (id): Promise<void> => service.announce(id),
      },
    ),

    /** For the deletion of a project: stops planning and writing. */
    async stopWork({ id }: CourseProject): Promise<void> {
      const course = await findCourse(db, id);
      await courseRows.cancel(db, id);
      if (course?.jobId) await jobs.cancel('plan-course', course.jobId);
      const run = await findScriptRun(db, id);
      await scriptRunRows.cancel(db, id);
      if (run?.jobId) await jobs.cancel('write-scripts', run.jobId);
      await service.announce(id);
    },

    /** Publishes the course to every open page of it. Its start and end change its project too. */
    async announce(id: string): Promise<void> {
      const project = await projects.find(id);
      if (!project) return;
      const whole = await wholeCourse(project);
      realtime.publish('courseStatusUpdate', project.companyId, id, (language) =>
        presentCourse(whole, language),
      );
      const isInTheMiddle = [whole.course, whole.run].some((work) => work?.status === 'processing');
      if (!isInTheMiddle) await projects.announce(id);
    },
  };
  return service;
}

/** Two parts with one id would share a script. */
function refuseRepeatedIds(structure: EditedStructure): void {
  const ids = [...structure.modules, ...contentsOf(structure)].map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (!repeated) return;
  const fields = [{ path: 'structure.modules', message: `${repeated} stands there twice` }];
  throw validationFailed(fields, { code: 'COURSE_STRUCTURE_INVALID' });
}

/** Counts in a thread, since a course's texts may be long. */
async function withWordCounts(
  scripts: Awaited<ReturnType<typeof scriptsByContent>>,
): Promise<WholeCourse['scripts']> {
  const counted = scripts.entries().map(async ([contentId, script]) => {
    const content = contentOfScript(script);
    const { length } = content;
    const { words } = await inTextThread('readSpoken', length, content, script.language);
    return [contentId, { ...script, words }] as const;
  });
  return new Map(await Promise.all(counted));
}
