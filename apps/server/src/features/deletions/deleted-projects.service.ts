import type { DeletedThing, Language, Project } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { CourseQueueService } from '#server/features/course-queue/course-queue.service.ts';
import type { CoursesService } from '#server/features/courses/courses.service.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import {
  deleteProject,
  findStoredProject,
  hiddenProjects,
  listHiddenProjects,
  listProjectsHiddenUntil,
} from '#server/features/projects/deleted-projects.repo.ts';
import { projectFolder } from '#server/features/projects/project-files.ts';
import { draftRows, type ProjectRow } from '#server/features/projects/projects.repo.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import type { RedraftsService } from '#server/features/projects/redrafts.service.ts';
import type { DeletedVideosService } from '#server/features/videos/deleted-videos.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { deletedThing, undoableSince } from '#server/kit/deletion-time.ts';
import { AppError } from '#server/kit/errors.ts';
import { type Authorized, authorize, companiesOf, forHousekeeping } from '#server/kit/tenancy.ts';

type Sources = {
  projects: ProjectsService;
  courses: CoursesService;
  courseQueue: CourseQueueService;
  deletedVideos: DeletedVideosService;
  redrafts: RedraftsService;
};

export type DeletedProjectsService = ReturnType<typeof createDeletedProjectsService>;

/** The end of projects: first nobody sees them, and some minutes later they go with all that hangs on them. */
export function createDeletedProjectsService(
  { db, blobs, jobs, realtime, now }: Pick<Context, 'db' | 'blobs' | 'jobs' | 'realtime' | 'now'>,
  { projects, courses, courseQueue, deletedVideos, redrafts }: Sources,
) {
  const stopDraft = async ({ jobId }: ProjectRow) => {
    if (jobId) await jobs.cancel('draft-project', jobId);
  };

  /** Its videos come and go with it. */
  const announceLists = ({ id, companyId }: ProjectRow) => {
    for (const list of ['projects', 'videos'] as const) {
      realtime.publish('listUpdate', companyId, id, () => list);
    }
  };

  const service = {
    /** Hides a project and stops all work on it; nothing of it leaves the disk while it can be brought back. */
    async delete(actor: Actor, project: Authorized<ProjectRow>): Promise<DeletedThing> {
      const deletedAt = now();
      await db.transaction(async (tx) => {
        if (!(await hiddenProjects.hide(tx, project.id, deletedAt)))
          throw new AppError('NOT_FOUND');
        await draftRows.cancel(tx, project.id);
        await recordDeed(tx, { action: 'project-deleted', by: actor, ...doneTo(project) });
      });
      await stopDraft(project);
      await courseQueue.stopOfProject(project);
      await courses.stopWork(project);
      await redrafts.stopOfProject(project);
      await deletedVideos.stopOfProject(project);
      announceLists(project);
      return deletedThing(project.id, project.name, deletedAt);
    },

    /** Brings a deleted project back; one that was not deleted stays as it is. */
    async restore(actor: Actor, id: string, language: Language): Promise<Project> {
      const project = authorize(actor, await findStoredProject(db, id));
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

    /** What can still be brought back. */
    async list(actor: Actor): Promise<DeletedThing[]> {
      const rows = await listHiddenProjects(db, companiesOf(actor), undoableSince(now()));
      return rows.flatMap(({ id, name, deletedAt }) =>
        deletedAt ? [deletedThing(id, name, deletedAt)] : [],
      );
    },

    /** Lets go of what can no longer be brought back. */
    async clean(): Promise<void> {
      const until = undoableSince(now());
      for (const project of await listProjectsHiddenUntil(db, until)) {
        if (await hiddenProjects.seal(db, project.id, until)) {
          await service.remove(forHousekeeping(project));
        }
      }
    },

    /** The same for a project that only its id is known of: at once, hidden or not. */
    async removeById(id: string, reason: 'past-retention' | null = null): Promise<void> {
      const project = await findStoredProject(db, id);
      if (project) await service.remove(forHousekeeping(project), reason);
    },

    /** Takes a project away for good, with everything that hangs on it. */
    async remove(
      project: Authorized<ProjectRow>,
      reason: 'past-retention' | null = null,
    ): Promise<void> {
      await courseQueue.removeOfProject(project);
      await courses.stopWork(project);
      await redrafts.stopOfProject(project);
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
