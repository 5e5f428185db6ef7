import { randomUUID } from 'node:crypto';
import { CONTENT_COUNTS, type CourseAnalysis, type Language } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { CourseRequest } from '#server/db/tables/courses.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import type { ProjectsService, Waiting } from '#server/features/projects/projects.service.ts';
import { refuseForTranslation } from '#server/features/projects/refuse-for-translation.ts';
import type { ModelUsageService } from '#server/features/usage/model-usage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError, validationFailed } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import { presentAnalysis, unknownAnalysis } from './courses.presenter.ts';
import { deleteScriptRun, findCourse, startGeneration } from './courses.repo.ts';
import type { CourseProject, CoursesService } from './courses.service.ts';
import { refuseFailedReading } from './refuse-failed-reading.ts';
import { replanPart } from './replan-part.ts';
import { waitForStructure } from './wait-for-structure.ts';

/** Analyses documents and plans course structures from them. */
export function createCoursePlanningService(
  { db, jobs, line, providers, realtime }: Context,
  {
    projects,
    courses,
    modelUsage,
  }: { projects: ProjectsService; courses: CoursesService; modelUsage: ModelUsageService },
) {
  async function analysisOf(
    actor: Actor,
    project: { id: string; companyId: string; language: Language },
    toldIn: Language,
    { signal = new AbortController().signal }: Waiting,
  ) {
    return line.run(askerOf(actor, project), signal, async () => {
      const documents = await projects.documents(project.id, signal);
      const { language } = project;
      const request = { documents, language, toldIn };
      return presentAnalysis(await providers.writer.analyzeCourse(request, signal));
    });
  }

  /** Refuses fewer contents than the minimum, unless the analysis recommends that number. */
  async function refuseFewer(
    actor: Actor,
    project: CourseProject,
    { contentCount, language }: CourseRequest,
    waiting: Waiting,
  ): Promise<void> {
    const { min } = CONTENT_COUNTS;
    if (contentCount >= min) return;
    const analysis = isUnderWay(project)
      ? null
      : await analysisOf(actor, project, language, waiting);
    if (analysis?.recommendation?.contents === contentCount) return;
    throw validationFailed([{ path: 'contentCount', message: `at least ${min}` }]);
  }

  return {
    /** Measures how much the documents teach. Waits until they are read. */
    async analyze(
      actor: Actor,
      projectId: string,
      language: Language,
      waiting: Waiting = {},
    ): Promise<CourseAnalysis> {
      await courses.authorize(actor, projectId);
      const project = await projects.waitForDraft(actor, projectId, waiting);
      if (isUnderWay(project)) return unknownAnalysis(project.status);
      refuseFailedReading(project);
      return analysisOf(actor, project, language, waiting);
    },

    /**
     * Plans the structure anew by a job that is stored with it. Waits for it a while. The same
     * request again is one generation. A different one replaces it.
     */
    async generate(
      actor: Actor,
      project: CourseProject,
      request: CourseRequest,
      waiting: Waiting = {},
    ): Promise<void> {
      await refuseForTranslation(db, project.id);
      refuseFailedReading(project);
      await refuseFewer(actor, project, request, waiting);
      const { id } = project;
      const jobId = randomUUID();
      const replaced = await findCourse(db, id);
      const started = await db.transaction(async (tx) => {
        if (!(await startGeneration(tx, { id, jobId, request }))) return null;
        await jobs.enqueue(tx, 'plan-course', { id, jobId });
        return { stoppedRun: await deleteScriptRun(tx, id) };
      });
      if (started) {
        if (replaced?.jobId) await jobs.cancel('plan-course', replaced.jobId);
        if (started.stoppedRun) await jobs.cancel('write-scripts', started.stoppedRun);
        await courses.announce(id);
      }
      await waitForStructure({ db, realtime }, id, waiting);
    },

    /** Plans a module or one of its contents anew, with new ids. The rest stays. */
    async regenerate(
      actor: Actor,
      project: CourseProject,
      part: { moduleId: string; contentId?: string | undefined; revision: number },
      signal: AbortSignal,
    ): Promise<void> {
      await refuseForTranslation(db, project.id);
      const course = await courses.planned(project);
      if (course.revision !== part.revision) throw new AppError('COURSE_CHANGED_ELSEWHERE');
      const { moduleId, contentId, revision } = part;
      const round = course.rounds + 1;
      const writer = modelUsage.writerFor({ projectId: project.id }, `part ${round}`);
      const replanned = await line.run(askerOf(actor, project), signal, async () =>
        replanPart(
          writer,
          {
            course,
            moduleId,
            contentId,
            round,
            projectName: project.name,
            documents: await projects.documents(project.id, signal),
          },
          signal,
        ),
      );
      await courses.change(project, { ...replanned, revision, rounds: round });
    },
  };
}
