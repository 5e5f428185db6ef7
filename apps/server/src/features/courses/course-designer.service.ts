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

/** How a designed course is asked for where documents would be planned: the nearest of each. */
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

/** A model works for minutes: the screen shows how far it is instead of waiting for the answer. */
const WAIT_FOR_MODEL_MS = 1_000;

/** Courses that begin without a document. */
export function createCourseDesignerService(
  { db, jobs, realtime, providers }: Context,
  { courses }: { courses: CoursesService },
) {
  return {
    /**
     * Makes a project and designs its course, by a job whose row is written with both; waits for it a
     * while. The same request again within a minute is the same course.
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
          // Until it is designed; then it is called as its course is.
          name: DESIGNER_TEXTS[language].interests[design.interests.option].label,
          brief: { type: 'course', ...aim },
        });
        await startGeneration(tx, { id: made, jobId, request });
        await jobs.enqueue(tx, 'plan-course', { id: made, jobId });
        return made;
      });
      const wait = providers.languageModel ? { waitMs: WAIT_FOR_MODEL_MS, ...waiting } : waiting;
      await waitForStructure({ db, realtime }, id, wait);
      return courses.authorize(actor, id);
    },
  };
}
