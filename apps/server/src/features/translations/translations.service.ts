import { randomUUID } from 'node:crypto';
import type { Language, ProjectLanguages } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { VoicesService } from '#server/features/catalogue/voices.service.ts';
import type { CoursesService } from '#server/features/courses/courses.service.ts';
import type { ProjectRow, ProjectsService } from '#server/features/projects/projects.service.ts';
import { contentOfScript } from '#server/features/projects/script-content.ts';
import { wholeScript } from '#server/features/projects/scripts.service.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError, validationFailed } from '#server/kit/errors.ts';
import { authorize } from '#server/kit/tenancy.ts';
import { createWorkControls } from '#server/queue/work-controls.ts';
import { makeTranslation } from './make-translation.ts';
import { hashOfText, keyOf, originalTexts } from './original-texts.ts';
import { refuseUnwritten } from './refuse-unwritten.ts';
import { presentTranslation } from './translations.presenter.ts';
import {
  findTranslation,
  listTranslations,
  startRun,
  type TranslationRow,
  translationRows,
} from './translations.repo.ts';

type Sources = {
  projects: ProjectsService;
  courses: CoursesService;
  storage: StorageService;
  voices: VoicesService;
};
type Project = Awaited<ReturnType<ProjectsService['authorize']>>;

export type TranslationsService = ReturnType<typeof createTranslationsService>;

/** Projects that are translations of others, and follow their changes. */
export function createTranslationsService(
  context: Pick<Context, 'db' | 'blobs' | 'jobs' | 'realtime' | 'live'>,
  { projects, courses, storage, voices }: Sources,
) {
  const { db, jobs, realtime, live } = context;

  /** The living original of a translation. Null for any other project. */
  async function originalOf(row: TranslationRow | null): Promise<ProjectRow | null> {
    return row?.originalId ? projects.find(row.originalId) : null;
  }

  async function present(project: Project, language: Language): Promise<ProjectLanguages> {
    const row = await findTranslation(db, project.id);
    const original = await originalOf(row);
    // Without its original a translation may be one itself.
    const texts = await originalTexts(db, original ?? project);
    const translations = await listTranslations(db, texts.project.id);
    const named = row && { ...row, name: project.name, language: project.language };
    return {
      projectId: project.id,
      language: original ? project.language : texts.language,
      hasModel: hasModel(),
      own: named && {
        ...presentTranslation(named, original && texts, language),
        original: original && {
          projectId: original.id,
          name: original.name,
          language: texts.language,
        },
      },
      translations: translations.map((one) => presentTranslation(one, texts, language)),
    };
  }

  const hasModel = () => live.vendors().languageModel !== null;

  function refuseWithoutModel(): void {
    if (!hasModel()) throw new AppError('TRANSLATION_WITHOUT_MODEL');
  }

  const service = {
    /** The original of a project and its translations, with their changes. */
    async ofProject(
      actor: Actor,
      projectId: string,
      language: Language,
    ): Promise<ProjectLanguages> {
      return present(await projects.authorize(actor, projectId), language);
    },

    /** Makes the translation into a language. There is one of each, made from the original. */
    async make(
      actor: Actor,
      projectId: string,
      wanted: Language,
      language: Language,
    ): Promise<ProjectLanguages> {
      const project = await projects.authorize(actor, projectId);
      refuseWithoutModel();
      const found = await originalOf(await findTranslation(db, project.id));
      const original = authorize(actor, found ?? project);
      const texts = await originalTexts(db, original);
      if (texts.language === wanted) {
        throw validationFailed([{ path: 'language', message: 'the language of the original' }]);
      }
      await refuseUnwritten(db, texts);
      const id = await makeTranslation(context, storage, {
        ...{ original: await projects.copied(original), language: wanted },
        ...{ actor, voices: await voices.list() },
      });
      realtime.publish('listUpdate', original.companyId, id, () => 'projects');
      await service.announce(id);
      return present(project, language);
    },

    /** Translates what a translation lacks, and what its original has changed. */
    async update(actor: Actor, projectId: string, language: Language): Promise<ProjectLanguages> {
      const project = await projects.authorize(actor, projectId);
      const row = await findTranslation(db, project.id);
      if (!row) throw new AppError('NOT_FOUND');
      if (!(await originalOf(row))) throw new AppError('TRANSLATION_WITHOUT_ORIGINAL');
      refuseWithoutModel();
      const jobId = randomUUID();
      await db.transaction(async (tx) => {
        if (!(await startRun(tx, project.id, jobId))) return;
        await jobs.enqueue(tx, 'translate-project', { id: project.id, jobId });
      });
      await service.announce(project.id);
      return present(project, language);
    },

    /** The script that one of a translation is the translation of, as it is now. */
    async originalScript(actor: Actor, projectId: string, contentId: string | null) {
      const project = await projects.authorize(actor, projectId);
      const row = await findTranslation(db, project.id);
      const original = await originalOf(row);
      const script = original && (await wholeScript(db, authorize(actor, original).id, contentId));
      if (!row || !script) throw new AppError('NOT_FOUND');
      const content = contentOfScript(script);
      const isChanged = row.translatedFrom.scripts[keyOf(contentId)] !== hashOfText(content);
      return { language: script.language, content, isChanged };
    },

    controls: createWorkControls(context, {
      name: 'translate-project',
      rows: translationRows,
      announce: (id): Promise<void> => service.announce(id),
    }),

    /** For the deletion of a project: stops its run. */
    async stopOfProject({ id }: Project): Promise<void> {
      const row = await findTranslation(db, id);
      await translationRows.cancel(db, id);
      if (row?.jobId) await jobs.cancel('translate-project', row.jobId);
    },

    /** Tells every open page of a translation and of its original how far it is. */
    async announce(id: string): Promise<void> {
      const row = await findTranslation(db, id);
      const project = row && (await projects.find(id));
      if (!project) return;
      for (const projectId of [id, row.originalId ?? id]) {
        realtime.publish('translationsUpdate', project.companyId, projectId, () => ({ projectId }));
      }
      if (project.type === 'course') await courses.announce(id);
      else await projects.announce(id);
    },
  };
  return service;
}
