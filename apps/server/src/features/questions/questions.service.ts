import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  Language,
  ProjectQuestions,
  Question,
  QuestionFormat,
  QuestionSet,
} from '@tarima/contract';
import type { QuestionBank } from '@tarima/delivery';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import { contentsOf } from '#server/features/courses/course-structure.ts';
import { type CoursesService, courseContents } from '#server/features/courses/courses.service.ts';
import type { ProjectsService } from '#server/features/projects/projects.service.ts';
import { refuseForTranslation } from '#server/features/projects/refuse-for-translation.ts';
import { scriptsByContent, scriptsInOrder } from '#server/features/projects/scripts.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError, validationFailed } from '#server/kit/errors.ts';
import type { StreamAnswer } from '#server/kit/file-answer.ts';
import { createWorkControls } from '#server/queue/work-controls.ts';
import { questionFile } from './question-file.ts';
import { presentQuestions, presentSet } from './questions.presenter.ts';
import {
  type ContentId,
  findRun,
  markOutdated,
  markUneditedOutdated,
  questionRunRows,
  saveSet,
  setsByContent,
  startRun,
} from './questions.repo.ts';

export type QuestionsService = ReturnType<typeof createQuestionsService>;
type Project = Awaited<ReturnType<ProjectsService['authorize']>>;

/** The questions that end each content of a course, or a video. */
export function createQuestionsService(
  { db, jobs, realtime }: Pick<Context, 'db' | 'jobs' | 'realtime'>,
  { projects, courses }: { projects: ProjectsService; courses: CoursesService },
) {
  /** The contents in their order. A video is its own only content. */
  const contentIdsOf = async (project: Project): Promise<ContentId[]> =>
    project.type === 'video'
      ? [null]
      : (await courseContents(db, project.id)).contents.map(({ id }) => id);

  const present = async (project: Project, language: Language): Promise<ProjectQuestions> =>
    presentQuestions(
      {
        projectId: project.id,
        run: await findRun(db, project.id),
        sets: await setsByContent(db, project.id),
        scripts: await scriptsInOrder(db, project.id),
        contentIds: await contentIdsOf(project),
      },
      language,
    );

  /** Refuses where a text is missing that questions could be made of. */
  async function refuseWithoutScript(project: Project, contentId?: ContentId): Promise<void> {
    if (project.type === 'course') await courses.planned(project);
    if (isUnderWay(project)) throw new AppError('SCRIPT_NOT_READY');
    if (project.status === 'failed') throw new AppError('DRAFT_FAILED');
    const contentIds = await contentIdsOf(project);
    if (contentId !== undefined && !contentIds.includes(contentId)) throw new AppError('NOT_FOUND');
    const scripts = await scriptsByContent(db, project.id);
    const wanted = contentId === undefined ? contentIds : [contentId];
    if (!wanted.some((id) => scripts.has(id))) throw new AppError('SCRIPTS_NOT_READY');
  }

  async function bankOf(project: Project): Promise<QuestionBank> {
    const sets = await setsByContent(db, project.id);
    const groupOf = (title: string, contentId: ContentId) => ({
      title,
      questions: sets.get(contentId)?.questions ?? [],
    });
    if (project.type === 'video') {
      const { name, language } = project;
      return { title: name, language, groups: [groupOf(name, null)] };
    }
    const { plan, structure } = await courses.planned(project);
    const groups = contentsOf(structure).map((content) =>
      // The numbers keep the order in a bank that sorts by name.
      groupOf(
        `${content.moduleIndex + 1}.${content.contentIndex + 1} ${content.title}`,
        content.id,
      ),
    );
    return { title: structure.title, language: plan.language, groups };
  }

  const service = {
    async ofProject(
      actor: Actor,
      projectId: string,
      language: Language,
    ): Promise<ProjectQuestions> {
      return present(await projects.authorize(actor, projectId), language);
    },

    /** Saves the questions of one content. Refuses an edit of an older revision. */
    async save(
      actor: Actor,
      projectId: string,
      edit: { contentId: ContentId; revision: number; questions: Question[] },
    ): Promise<QuestionSet> {
      const project = await projects.authorize(actor, projectId);
      if (!(await contentIdsOf(project)).includes(edit.contentId)) throw new AppError('NOT_FOUND');
      const saved = await db.transaction(async (tx) => {
        const sets = await setsByContent(tx, project.id);
        refuseRepeatedIds(edit, sets);
        const questions = withOrigins(edit.questions, sets.get(edit.contentId)?.questions ?? []);
        return saveSet(tx, { projectId: project.id, ...edit, questions });
      });
      if (!saved) throw new AppError('QUESTIONS_CHANGED_ELSEWHERE');
      tell(project);
      return presentSet(saved, await scriptsInOrder(db, project.id));
    },

    /**
     * Makes the missing questions by a job, and those of a named content anew. Requests at the same
     * time share one run.
     */
    async make(
      actor: Actor,
      projectId: string,
      { contentId }: { contentId?: ContentId | undefined },
      language: Language,
    ): Promise<ProjectQuestions> {
      const project = await projects.authorize(actor, projectId);
      await refuseForTranslation(db, project.id);
      await refuseWithoutScript(project, contentId);
      await db.transaction(async (tx) => {
        if (contentId !== undefined) await markOutdated(tx, project.id, contentId);
        await service.startIn(tx, project.id);
      });
      tell(project);
      return present(project, language);
    },

    /** Starts a run in the transaction that stores what it is made of. A run under way goes on. */
    async startIn(tx: Queryable, projectId: string): Promise<void> {
      const jobId = randomUUID();
      if (!(await startRun(tx, projectId, jobId))) return;
      await jobs.enqueue(tx, 'make-questions', { id: projectId, jobId });
    },

    /** After a new draft: makes the questions anew that nobody has edited. */
    async replaced(tx: Queryable, projectId: string): Promise<void> {
      await markUneditedOutdated(tx, projectId);
      await service.startIn(tx, projectId);
    },

    /** All questions as a file for the question bank of a learning platform. */
    async file(actor: Actor, projectId: string, format: QuestionFormat): Promise<StreamAnswer> {
      const project = await projects.authorize(actor, projectId);
      const bank = await bankOf(project);
      if (bank.groups.every(({ questions }) => questions.length === 0)) {
        throw new AppError('QUESTIONS_MISSING');
      }
      return questionFile(project.name, bank, format);
    },

    controls: createWorkControls(
      { db, jobs },
      {
        name: 'make-questions',
        rows: questionRunRows,
        announce: (id): Promise<void> => service.announce(id),
      },
    ),

    /** For the deletion of a project: stops its run. */
    async stopOfProject({ id }: Project): Promise<void> {
      const run = await findRun(db, id);
      await questionRunRows.cancel(db, id);
      if (run?.jobId) await jobs.cancel('make-questions', run.jobId);
    },

    /** Tells every open page that questions have changed. */
    async announce(projectId: string): Promise<void> {
      const project = await projects.find(projectId);
      if (project) tell(project);
    },
  };

  const tell = ({ id, companyId }: Pick<Project, 'id' | 'companyId'>) =>
    realtime.publish('questionsUpdate', companyId, id, () => ({ projectId: id }));

  return service;
}

/** Answers of learners are kept by the ids of questions. */
/** A made question is its author's once somebody has rewritten it. */
function withOrigins(questions: Question[], stored: Question[]): Question[] {
  const before = new Map(stored.map((question) => [question.id, question]));
  return questions.map((question) => {
    const own = before.get(question.id);
    return !own || isDeepStrictEqual(own, question) ? question : { ...question, origin: 'author' };
  });
}

function refuseRepeatedIds(
  { contentId, questions }: { contentId: ContentId; questions: Question[] },
  sets: Awaited<ReturnType<typeof setsByContent>>,
): void {
  const others = [...sets.values()].filter((set) => set.contentId !== contentId);
  const taken = new Set(others.flatMap((set) => set.questions.map(({ id }) => id)));
  for (const [index, { id }] of questions.entries()) {
    if (taken.has(id)) {
      throw validationFailed([{ path: `questions.${index}.id`, message: 'stands there twice' }]);
    }
    taken.add(id);
  }
}
