import { randomUUID } from 'node:crypto';
import {
  type CourseDesign,
  DESIGNER_TEXTS,
  type DesignerAudience,
  type DesignerPainPoint,
  type Language,
} from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { CourseRequest } from '#server/db/tables/courses.ts';
import { insertDesignedProject } from '#server/features/projects/designed-projects.service.ts';
import type { Waiting } from '#server/features/projects/projects.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { ownCompany } from '#server/kit/tenancy.ts';
import { findFreshDesign, lockDesigns, startGeneration } from './courses.repo.ts';
import type { CourseProject, CoursesService } from './courses.service.ts';
import { waitForStructure } from './wait-for-structure.ts';

type DesignRequest = CourseDesign & { contentCount: number; language: Language; companyId: string };

/** The nearest values of a course request for each choice of the designer. */
const AUDIENCES: Record<DesignerAudience, CourseRequest['courseAudience']> = {
  profesionales: 'tecnicos',
  estudiantes: 'estudiantes',
  lideres: 'lideres',
  emprendedores: 'ejecutivos',
  general: 'clientes',
};
const OBJECTIVES: Record<DesignerPainPoint, CourseRequest['courseObjective']> = {
  tiempo: 'habilidad',
  actualizacion: 'concepto',
  practica: 'habilidad',
  sobrecarga: 'concepto',
  metodologia: 'proceso',
};

/** A model works for minutes, so the answer comes early and the screen shows progress. */
const WAIT_FOR_MODEL_MS = 1_000;

export function createCourseDesignerService(
  { db, jobs, realtime, live }: Context,
  { courses }: { courses: CoursesService },
) {
  return {
    /**
     * Makes a project and a job that designs its course, in one transaction. Waits for it a while.
     * The same request within a minute gives the same course.
     */
    async design(
      actor: Actor,
      { companyId: wanted, contentCount, language, ...design }: DesignRequest,
      waiting: Waiting = {},
    ): Promise<CourseProject> {
      const companyId = ownCompany(actor, wanted);
      const aim = {
        courseAudience: AUDIENCES[design.targetAudience.option],
        courseDepth: 'intermedio' as const,
        courseObjective: OBJECTIVES[design.painPoints.option],
      };
      const request: CourseRequest = { ...aim, contentCount, language, design };
      const id = await db.transaction(async (tx) => {
        await lockDesigns(tx, actor.id);
        const fresh = await findFreshDesign(tx, { createdBy: actor.id, companyId, request });
        if (fresh) return fresh;
        const [made, jobId] = [randomUUID(), randomUUID()];
        await insertDesignedProject(tx, {
          id: made,
          companyId,
          language,
          createdBy: actor.id,
          // The design replaces this name with the course's title.
          name: DESIGNER_TEXTS[language].interests[design.interests.option].label,
          brief: { type: 'course', ...aim },
        });
        await startGeneration(tx, { id: made, jobId, request });
        await jobs.enqueue(tx, 'plan-course', { id: made, jobId });
        return made;
      });
      const wait = live.vendors().languageModel
        ? { waitMs: WAIT_FOR_MODEL_MS, ...waiting }
        : waiting;
      await waitForStructure({ db, realtime }, id, wait);
      return courses.authorize(actor, id);
    },
  };
}
