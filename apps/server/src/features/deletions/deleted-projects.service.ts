import type { DeletedThing, Language, Project } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { CourseQueueService } from '#server/features/course-queue/course-queue.service.ts';
import type { CoursesService } from '#server/features/courses/courses.service.ts';
import type { PackagesService } from '#server/features/packages/packages.service.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import { projectFolder } from '#server/features/projects/project-files.ts';
import {
  cancelDraft,
  type ProjectRow,
  type ProjectsService,
} from '#server/features/projects/projects.service.ts';
import type { RedraftsService } from '#server/features/projects/redrafts.service.ts';
import type { QuestionsService } from '#server/features/questions/questions.service.ts';
import type { TranslationsService } from '#server/features/translations/translations.service.ts';
import type { DeletedVideosService } from '#server/features/videos/deleted-videos.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { deletedThing, undoableSince } from '#server/kit/deletion-time.ts';
import { AppError } from '#server/kit/errors.ts';
import { type Authorized, authorize, companiesOf, forTheStudio } from '#server/kit/tenancy.ts';
import {
  deleteProject,
  hiddenProjects,
  listHiddenProjects,
  listProjectsHiddenUntil,
} from './deleted-projects.repo.ts';

type Sources = {
  projects: ProjectsService;
  courses: CoursesService;
  courseQueue: CourseQueueService;
  deletedVideos: DeletedVideosService;
  redrafts: RedraftsService;
  packages: PackagesService;
  questions: QuestionsService;
  translations: TranslationsService;
};

export type DeletedProjectsService = ReturnType<typeof createDeletedProjectsService>;

/** Deletes projects: first hides them, and some minutes later removes everything. */
export function createDeletedProjectsService(
  { db, blobs, jobs, realtime, now }: Pick<Context, 'db' | 'blobs' | 'jobs' | 'realtime' | 'now'>,
  {
    projects,
    courses,
    courseQueue,
    deletedVideos,
    redrafts,
    questions,
    packages,
    translations,
  }: Sources,
) {
  const stopDraft = async ({ jobId }: ProjectRow) => {
    if (jobId) await jobs.cancel('draft-project', jobId);
  };

  /** The videos of a project appear and disappear with it. */
  const announceLists = ({ id, companyId }: ProjectRow) => {
    for (const list of ['projects', 'videos'] as const) {
      realtime.publish('listUpdate', companyId, id, () => list);
    }
  };

  const service = {
    /** Hides a project and stops all work on it. Its files stay while it can be restored. */
    async delete(actor: Actor, project: Authorized<ProjectRow>): Promise<DeletedThing> {
      const deletedAt = now();
      await db.transaction(async (tx) => {
        if (!(await hiddenProjects.hide(tx, project.id, deletedAt)))
          throw new AppError('NOT_FOUND');
        await cancelDraft(tx, project.id);
        await recordDeed(tx, { action: 'project-deleted', by: actor, ...doneTo(project) });
      });
      await stopDraft(project);
      await courseQueue.stopOfProject(project);
      await courses.stopWork(project);
      await redrafts.stopOfProject(project);
      await packages.stopOfProject(project);
      await questions.stopOfProject(project);
      await translations.stopOfProject(project);
      await deletedVideos.stopOfProject(project);
      announceLists(project);
      return deletedThing(project.id, project.name, deletedAt);
    },

    /** Restores a deleted project. One that was not deleted stays as it is. */
    async restore(actor: Actor, id: string, language: Language): Promise<Project> {
      const project = authorize(actor, await projects.findStored(id));
      if (project.deletedAt) {
        await db.transaction(async (tx) => {
          if (!(await hiddenProjects.show(tx, id, undoableSince(now()))))
            throw new AppError('NOT_FOUND');
          await recordDeed(tx, { action: 'project-restored', by: actor, ...doneTo(project) });
        });
        await projects.announce(id);
        announceLists(project);
      }
      return projects.present(project, language);
    },

    /** The deleted projects that can still be restored. */
    async list(actor: Actor): Promise<DeletedThing[]> {
      const rows = await listHiddenProjects(db, companiesOf(actor), undoableSince(now()));
      return rows.flatMap(({ id, name, deletedAt }) =>
        deletedAt ? [deletedThing(id, name, deletedAt)] : [],
      );
    },

    /** Removes the projects that can no longer be restored. */
    async clean(): Promise<void> {
      const until = undoableSince(now());
      for (const project of await listProjectsHiddenUntil(db, until)) {
        if (await hiddenProjects.seal(db, project.id, until)) {
          await service.remove(forTheStudio(project));
        }
      }
    },

    /** Removes a project by its id, hidden or not. */
    async removeById(id: string, reason: 'past-retention' | null = null): Promise<void> {
      const project = await projects.findStored(id);
      if (project) await service.remove(forTheStudio(project), reason);
    },

    /** Removes a project for good, with everything that belongs to it. */
    async remove(
      project: Authorized<ProjectRow>,
      reason: 'past-retention' | null = null,
    ): Promise<void> {
      await courseQueue.removeOfProject(project);
      await courses.stopWork(project);
      await redrafts.stopOfProject(project);
      await packages.stopOfProject(project);
      await questions.stopOfProject(project);
      await translations.stopOfProject(project);
      await deletedVideos.removeOfProject(project);
      await db.transaction(async (tx) => {
        await deleteProject(tx, project.id);
        const { companyId, subject } = doneTo(project);
        if (reason) await recordDeed(tx, { action: reason, by: null, companyId, subject });
      });
      await stopDraft(project);
      await blobs.delete(projectFolder(project.id));
    },
  };
  return service;
}

const doneTo = ({ id, name, companyId }: ProjectRow) => ({
  companyId,
  subject: id,
  subjectName: name,
});
