import { randomUUID } from 'node:crypto';
import { createProjectSchema, type Language, type Project } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { type Authorized, asAuthorized } from '#server/authorized.ts';
import type { Context } from '#server/context.ts';
import { isUnderWay } from '#server/db/work-columns.ts';
import { AppError, errorCodeOf, validationFailed } from '#server/errors.ts';
import { LONGEST_WAIT_MS } from '#server/realtime/changes.ts';
import { modelUsageOf } from '../model-usage/model-usage.service.ts';
import { insertScript } from '../scripts/scripts.service.ts';
import type { Actor } from '../session/session.service.ts';
import { draftProjectJob } from './draft-project.job.ts';
import { fileKey, projectFolder } from './project-files.ts';
import { presentProject } from './projects.presenter.ts';
import {
  deleteProject,
  draftRows,
  findProject,
  findWholeProject,
  insertProject,
  listWholeProjects,
  type ProjectRow,
  reopenFiles,
  type WholeProject,
} from './projects.repo.ts';
import { readDocuments } from './read-documents.ts';
import type { ReceivedFile } from './receive-upload.ts';
import { withUniqueNames } from './unique-names.ts';

/** How a call waits for work in progress. */
export type Waiting = { signal?: AbortSignal; waitMs?: number };

export type ProjectsService = ReturnType<typeof createProjectsService>;

export function createProjectsService(context: Context) {
  const { db, blobs, jobs, providers } = context;

  async function presentAll(projects: WholeProject[], language: Language): Promise<Project[]> {
    const usage = await modelUsageOf(context, projects);
    return projects.map((project) =>
      presentProject(project, usage.get(project.id) ?? null, language),
    );
  }

  async function presentById(id: string, language: Language): Promise<Project> {
    const project = await findWholeProject(db, id);
    const [presented] = project ? await presentAll([project], language) : [];
    if (!presented) throw new AppError('NOT_FOUND');
    return presented;
  }

  /** What a file is, by its bytes; a file that is not what it says is kept with its error. */
  async function examine(file: ReceivedFile) {
    const stored = { id: randomUUID(), ...file };
    try {
      if (file.bytes === 0) throw new AppError('DOCUMENT_EMPTY');
      const { mediaType } = await providers.documents.detectFileType({
        path: file.path,
        fileName: file.name,
      });
      return { ...stored, mediaType, status: 'waiting' as const, errorCode: null };
    } catch (error) {
      const errorCode = errorCodeOf(error);
      if (!errorCode) throw error;
      const mediaType = 'application/octet-stream';
      return { ...stored, mediaType, status: 'failed' as const, errorCode };
    }
  }

  const service = {
    /** The project, where it is one of the actor's; for what reads or changes it. */
    async authorize(actor: Actor, id: string): Promise<Authorized<ProjectRow>> {
      const project = asAuthorized(actor, await findProject(db, id));
      if (!project) throw new AppError('NOT_FOUND');
      return project;
    },

    /** The same without an actor: for jobs, which work for a row. */
    find: (id: string): Promise<ProjectRow | null> => findProject(db, id),

    /** The project, once its draft has ended or the wait is over. */
    async waitForDraft(
      actor: Actor,
      id: string,
      { signal, waitMs = LONGEST_WAIT_MS }: Waiting = {},
    ): Promise<Authorized<ProjectRow>> {
      await context.realtime.waitUntil(
        id,
        async () => (isUnderWay(await service.authorize(actor, id)) ? null : true),
        { timeoutMs: waitMs, ...(signal && { signal }) },
      );
      return service.authorize(actor, id);
    },

    /** What the files that could be read say, under the names they have here. */
    async documents(id: string, signal: AbortSignal): Promise<SourceDocument[]> {
      const project = await findWholeProject(db, id);
      return project ? readDocuments(context, id, project.files, { signal }) : [];
    },

    /** Keeps the files and starts their draft; the row and its job are one transaction. */
    async create(
      actor: Actor,
      fields: Record<string, unknown>,
      received: ReceivedFile[],
      language: Language,
    ): Promise<Project> {
      const { name, language: projectLanguage, companyId, ...brief } = parseFields(fields);
      if (!actor.companies.some((company) => company.pk === companyId)) {
        throw new AppError('NOT_FOUND', { details: { reason: 'companyId' } });
      }
      const files = await Promise.all(withUniqueNames(received).map(examine));
      const [first] = files;
      if (first?.errorCode && files.every((file) => file.errorCode)) {
        const reason = `${first.errorCode}: ${first.name}`;
        throw new AppError(first.errorCode, { details: { reason, file: first.name } });
      }
      const id = randomUUID();
      const jobId = randomUUID();
      for (const file of files) await blobs.put(fileKey(id, file.id), file.path);
      try {
        await db.transaction(async (tx) => {
          await insertProject(
            tx,
            {
              id,
              jobId,
              companyId,
              name,
              brief,
              type: brief.type,
              language: projectLanguage,
              createdBy: actor.id,
              status: 'waiting',
            },
            files,
          );
          if (brief.type === 'video') await insertScript(tx, id, projectLanguage);
          await jobs.enqueue(tx, draftProjectJob, { id, jobId });
        });
      } catch (error) {
        await blobs.delete(projectFolder(id));
        throw error;
      }
      return presentById(id, language);
    },

    async list(actor: Actor, language: Language): Promise<Project[]> {
      const companyIds = actor.companies.map((company) => company.pk);
      return presentAll(await listWholeProjects(db, companyIds), language);
    },

    present: (project: Authorized<ProjectRow>, language: Language) =>
      presentById(project.id, language),

    /** Starts a failed draft again; what was read stays read. */
    async retryDraft(project: Authorized<ProjectRow>): Promise<void> {
      const jobId = randomUUID();
      await db.transaction(async (tx) => {
        if (!(await draftRows.reopen(tx, project.id, jobId))) return;
        await reopenFiles(tx, project.id);
        await jobs.enqueue(tx, draftProjectJob, { id: project.id, jobId });
      });
      await service.announce(project.id);
    },

    /** Deletes a project with all that hangs on it; whatever works on it is stopped first. */
    async delete(project: Authorized<ProjectRow>): Promise<void> {
      await deleteProject(db, project.id);
      if (project.jobId) await jobs.cancel(draftProjectJob.name, project.jobId);
      await blobs.delete(projectFolder(project.id));
    },

    /** For whoever has just added a file: a project that was deleted meanwhile keeps none. */
    async refuseFilesOfDeleted(id: string): Promise<void> {
      if (await findProject(db, id)) return;
      await blobs.delete(projectFolder(id));
      throw new AppError('NOT_FOUND');
    },

    /** Tells everyone who looks at a project what has become of it. */
    async announce(id: string): Promise<void> {
      const project = await findWholeProject(db, id);
      if (!project) return;
      const usage = (await modelUsageOf(context, [project])).get(id) ?? null;
      context.realtime.publish('projectStatusUpdate', project.companyId, id, (language) =>
        presentProject(project, usage, language),
      );
    },
  };
  return service;
}

function parseFields(fields: Record<string, unknown>) {
  const parsed = createProjectSchema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw validationFailed(
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    { cause: parsed.error },
  );
}
