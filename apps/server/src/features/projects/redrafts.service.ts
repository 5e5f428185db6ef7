import { randomUUID } from 'node:crypto';
import type { Language, Redraft, RedraftRequest, Script } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import { forgetAnswers } from '#server/features/usage/model-usage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { createWorkControls } from '#server/queue/work-controls.ts';
import { type ProjectsService, setVideoBrief } from './projects.service.ts';
import { presentRedraft } from './redrafts.presenter.ts';
import {
  deleteRedraft,
  findRedraft,
  lockRedraft,
  redraftRows,
  startRedraft,
} from './redrafts.repo.ts';
import { refuseForTranslation } from './refuse-for-translation.ts';
import { presentScript } from './scripts.presenter.ts';
import { takeScriptDraft } from './scripts.service.ts';

export type RedraftsService = ReturnType<typeof createRedraftsService>;
/** Names a language model's answers until the draft is stored. */
export const REDRAFT_STEP = 'redraft';

type Taken = { redraftId: string; content: string; revision: number };
type VideoProject = Awaited<ReturnType<ProjectsService['authorize']>>;

/** Reacts to texts that are replaced. The questions do. */
type ScriptFollower = {
  /** Called in the transaction that replaces the script of a video. */
  replaced: (tx: Queryable, projectId: string) => Promise<void>;
};

/** Drafts beside the scripts of videos. A person takes or discards each. */
export function createRedraftsService(
  { db, jobs, realtime, now }: Pick<Context, 'db' | 'jobs' | 'realtime' | 'now'>,
  { projects, follower }: { projects: ProjectsService; follower: ScriptFollower },
) {
  async function videoProject(actor: Actor, projectId: string): Promise<VideoProject> {
    const project = await projects.authorize(actor, projectId);
    if (project.type !== 'video') throw new AppError('NOT_FOUND');
    return project;
  }

  const service = {
    async ofProject(actor: Actor, projectId: string, language: Language): Promise<Redraft | null> {
      const { id } = await videoProject(actor, projectId);
      const redraft = await findRedraft(db, id);
      return redraft && presentRedraft(redraft, language);
    },

    /**
     * Starts a redraft by a job that is stored with it. The same request again is one draft. A
     * different one replaces it.
     */
    async start(
      actor: Actor,
      projectId: string,
      request: RedraftRequest,
      language: Language,
    ): Promise<Redraft> {
      const project = await videoProject(actor, projectId);
      await refuseForTranslation(db, project.id);
      if (isUnderWay(project)) throw new AppError('SCRIPT_NOT_READY');
      if (project.status === 'failed') throw new AppError('DRAFT_FAILED');
      const { id } = project;
      const [redraftId, jobId] = [randomUUID(), randomUUID()];
      const replaced = await findRedraft(db, id);
      const isStarted = await db.transaction(async (tx) => {
        if (!(await startRedraft(tx, { id, redraftId, jobId, request }))) return false;
        await jobs.enqueue(tx, 'redraft-script', { id, jobId });
        return true;
      });
      if (isStarted && replaced?.jobId) await jobs.cancel('redraft-script', replaced.jobId);
      await service.announce(id);
      const redraft = await findRedraft(db, id);
      if (!redraft) throw new AppError('NOT_FOUND');
      return presentRedraft(redraft, language);
    },

    /** Makes the draft the script's original and its brief the project's. Deletes the redraft. */
    async take(
      actor: Actor,
      projectId: string,
      { redraftId, content, revision }: Taken,
      language: Language,
    ): Promise<Script> {
      const project = await videoProject(actor, projectId);
      const script = await db.transaction(async (tx) => {
        const redraft = await lockRedraft(tx, project.id);
        if (redraft?.redraftId !== redraftId || !redraft.proposal) {
          throw new AppError('REDRAFT_NOT_READY');
        }
        const edit = { content, revision, userId: actor.id, now: now() };
        const taken = await takeScriptDraft(tx, project.id, redraft.proposal, edit);
        if (!taken) throw new AppError('SCRIPT_CHANGED_ELSEWHERE');
        await setVideoBrief(tx, project, redraft.request);
        await deleteRedraft(tx, project.id);
        await follower.replaced(tx, project.id);
        return taken;
      });
      const { id } = script;
      realtime.publish('scriptUpdate', project.companyId, id, () => ({
        id,
        projectId: project.id,
        revision: script.revision,
      }));
      await projects.announce(project.id);
      await service.announce(project.id);
      return presentScript(script, project, language);
    },

    async discard(actor: Actor, projectId: string): Promise<null> {
      const { id } = await videoProject(actor, projectId);
      const jobId = await db.transaction(async (tx) => {
        await forgetAnswers(tx, { projectId: id }, REDRAFT_STEP);
        return deleteRedraft(tx, id);
      });
      if (jobId) await jobs.cancel('redraft-script', jobId);
      await service.announce(id);
      return null;
    },

    controls: createWorkControls(
      { db, jobs },
      {
        name: 'redraft-script',
        rows: redraftRows,
        announce: (id): Promise<void> => service.announce(id),
      },
    ),

    /** For the deletion of a project: stops its redraft. */
    async stopOfProject({ id }: VideoProject): Promise<void> {
      const redraft = await findRedraft(db, id);
      await redraftRows.cancel(db, id);
      if (redraft?.jobId) await jobs.cancel('redraft-script', redraft.jobId);
    },

    /** Publishes the redraft to every open page of the script. */
    async announce(projectId: string): Promise<void> {
      const project = await projects.find(projectId);
      if (!project) return;
      const redraft = await findRedraft(db, projectId);
      realtime.publish('redraftUpdate', project.companyId, projectId, (language) => ({
        projectId,
        redraft: redraft && presentRedraft(redraft, language),
      }));
    },
  };
  return service;
}
