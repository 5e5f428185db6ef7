import { randomUUID } from 'node:crypto';
import {
  createProjectSchema,
  type Language,
  type LedgerUnit,
  MAX_FILES_PER_UPLOAD,
  type Project,
  reusedFilesSchema,
} from '@tarima/contract';
import { DocumentError, type SourceDocument } from '@tarima/documents';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ProjectBrief } from '#server/db/tables/projects.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import type { StorageService } from '#server/features/storage/storage.service.ts';
import { modelUsageOf } from '#server/features/usage/model-usage.service.ts';
import type { Actor } from '#server/kit/actor.ts';
import { isSurelyUndone } from '#server/kit/database-away.ts';
import { AppError } from '#server/kit/errors.ts';
import { askerOf } from '#server/kit/fair-line.ts';
import { parseFields } from '#server/kit/parse-fields.ts';
import { type Authorized, authorize, companiesOf, ownCompany } from '#server/kit/tenancy.ts';
import { createWorkControls } from '#server/queue/work-controls.ts';
import { LONGEST_WAIT_MS } from '#server/realtime/changes.ts';
import { type CopiedProject, duplicateProject } from './duplicate-project.ts';
import { examineFile } from './examine-file.ts';
import { listOwnFigures } from './project-copies.repo.ts';
import { fileKey, isUploaded, projectFolder } from './project-files.ts';
import { posterOf } from './project-poster.ts';
import { findStates } from './project-states.repo.ts';
import { presentProject } from './projects.presenter.ts';
import {
  draftRows,
  findLedger,
  findProject,
  findStoredProject,
  findWholeProject,
  insertProject,
  listFilesOf,
  listWholeProjects,
  type ProjectFileRow,
  type ProjectRow,
  renameProject,
  reopenFiles,
  setBrief,
  type WholeProject,
} from './projects.repo.ts';
import { listUnread, readDocuments } from './read-documents.ts';
import type { ReceivedFile } from './receive-upload.ts';
import { refuseHalfTranslated } from './refuse-for-translation.ts';
import { type NewFile, reusedFiles } from './reused-files.ts';
import { insertEmptyScript } from './scripts.repo.ts';
import { withUniqueNames } from './unique-names.ts';
import { refusal } from './upload-rules.ts';

const bytesOf = (files: { bytes: number }[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);

/** The limits of a call that waits for work in progress. */
export type Waiting = { signal?: AbortSignal; waitMs?: number };

/** The uploaded files, and the documents of those that could be read. */
export type ProjectUploads = { files: ProjectFileRow[]; documents: SourceDocument[] };

export type { ProjectFileRow, ProjectRow } from './projects.repo.ts';

/** Ends an open draft, in the transaction that deletes its project. */
export const cancelDraft = draftRows.cancel;

type VideoBrief = Extract<ProjectBrief, { type: 'video' }>;

/** A project that is not deleted, within a transaction. */
export const findLivingProject = (tx: Queryable, id: string): Promise<ProjectRow | null> =>
  findProject(tx, id);

/** Stores the brief of a video's script, in the transaction that stores the script. */
export const setVideoBrief = (
  tx: Queryable,
  { id }: Authorized<ProjectRow>,
  { communicationTone, mainObjective, targetAudience }: Omit<VideoBrief, 'type'>,
) => setBrief(tx, id, { type: 'video', communicationTone, mainObjective, targetAudience });

export type ProjectsService = ReturnType<typeof createProjectsService>;

export function createProjectsService(
  context: Context,
  { storage }: { storage: Pick<StorageService, 'assertRoom' | 'takeRoom'> },
) {
  const { db, blobs, jobs, providers } = context;

  /** Presents projects, by their ids. One that has just gone is left out. */
  async function presentersOf(projects: WholeProject[]) {
    const usage = await modelUsageOf(context, projects);
    const states = await findStates(
      db,
      projects.map(({ id }) => id),
    );
    const presenters = projects.flatMap((project) => {
      const state = states.get(project.id);
      if (!state) return [];
      const modelUsage = usage.get(project.id) ?? null;
      const posterUrl = posterOf(project, state.posterVideo, providers.documents);
      const facts = { state, posterUrl, modelUsage };
      const present = (language: Language) => presentProject(project, facts, language);
      return [[project.id, present] as const];
    });
    return new Map(presenters);
  }

  async function presentById(id: string, language: Language): Promise<Project> {
    const project = await findWholeProject(db, id);
    const present = project && (await presentersOf([project])).get(id);
    if (!present) throw new AppError('NOT_FOUND');
    return present(language);
  }

  /** The files of an earlier project that the fields of an upload name. */
  async function reusedBy(actor: Actor, fields: Record<string, unknown>): Promise<NewFile[]> {
    const { reusedFrom, reusedFiles: ids } = parseFields(reusedFilesSchema, fields);
    if (!reusedFrom || ids.length === 0) return [];
    const { id } = await service.authorize(actor, reusedFrom);
    return reusedFiles(id, await listFilesOf(db, id), { ids, blobs });
  }

  const service = {
    /** The project, if the actor may use it. For all that reads or changes it. */
    async authorize(actor: Actor, id: string): Promise<Authorized<ProjectRow>> {
      return authorize(actor, await findProject(db, id));
    },

    /** The same without an actor, for jobs. */
    find: (id: string): Promise<ProjectRow | null> => findProject(db, id),

    /** The same for a project that may be deleted and can still be brought back. */
    findStored: (id: string): Promise<ProjectRow | null> => findStoredProject(db, id),

    /** Waits until the draft has ended or the time is over. Answers the project. */
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

    /** The documents of the files that could be read, under the files' names. */
    async documents(id: string, signal: AbortSignal): Promise<SourceDocument[]> {
      const project = await findWholeProject(db, id);
      return project ? readDocuments(context, id, project.files, { signal }) : [];
    },

    /** The files of a project, in its order. */
    files: ({ id }: Authorized<ProjectRow>): Promise<ProjectFileRow[]> => listFilesOf(db, id),

    /** Reads the files that only an older reader has read. One that fails now stays as it was. */
    async readUnread(actor: Actor, project: Authorized<ProjectRow>, signal: AbortSignal) {
      for (const file of await listUnread(context, project.id)) {
        try {
          await context.line.run(askerOf(actor, project), signal, () =>
            readDocuments(context, project.id, [file], { signal }),
          );
        } catch (error) {
          if (!(error instanceof DocumentError)) throw error;
        }
      }
    },

    /** Every unit of a course's documents. Empty for a designed course without documents. */
    ledger: ({ id }: Authorized<ProjectRow>): Promise<LedgerUnit[]> => findLedger(db, id),

    /** The uploaded files, and the documents that could be read from them. */
    async uploads({ id }: Authorized<ProjectRow>, signal: AbortSignal): Promise<ProjectUploads> {
      const project = await findWholeProject(db, id);
      const files = project?.files.filter(isUploaded) ?? [];
      const documents = await readDocuments(context, id, files, { signal });
      return { files, documents };
    },

    /** Stores the files and starts their draft. Row and job share one transaction. */
    async create(
      actor: Actor,
      fields: Record<string, unknown>,
      sent: ReceivedFile[],
      language: Language,
    ): Promise<Project> {
      const {
        name,
        language: projectLanguage,
        companyId: wanted,
        ...brief
      } = parseFields(createProjectSchema, fields);
      const companyId = ownCompany(actor, wanted);
      const received = [...(await reusedBy(actor, fields)), ...sent];
      if (received.length > MAX_FILES_PER_UPLOAD) {
        throw refusal('TOO_MANY_FILES', `more than ${MAX_FILES_PER_UPLOAD} files`);
      }
      const bytes = bytesOf(received);
      // Checked before any reading, and again where the bytes are counted.
      await storage.assertRoom(companyId, bytes);
      const files = await Promise.all(
        withUniqueNames(received).map((file) => examineFile(providers.documents, file)),
      );
      const [first] = files;
      if (first?.errorCode && files.every((file) => file.errorCode)) {
        const reason = `${first.errorCode}: ${first.name}`;
        throw new AppError(first.errorCode, { details: { reason, file: first.name } });
      }
      const id = randomUUID();
      const jobId = randomUUID();
      try {
        for (const { id: fileId, path, original } of files) {
          if (original) await blobs.copy(original, fileKey(id, fileId));
          else await blobs.put(fileKey(id, fileId), path);
        }
        await db.transaction(async (tx) => {
          await storage.takeRoom(tx, companyId, bytes);
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
          if (brief.type === 'video') await insertEmptyScript(tx, id, projectLanguage);
          await jobs.enqueue(tx, 'draft-project', { id, jobId });
        });
      } catch (error) {
        if (isSurelyUndone(error)) await blobs.delete(projectFolder(id));
        throw error;
      }
      return presentById(id, language);
    },

    /** The actor's projects of these ids, by id, for lists. */
    async presentAll(
      actor: Actor,
      ids: string[],
      language: Language,
    ): Promise<Map<string, Project>> {
      const projects = await listWholeProjects(db, companiesOf(actor), ids);
      const presenters = await presentersOf([...projects.values()]);
      return new Map(presenters.entries().map(([id, present]) => [id, present(language)]));
    },

    async rename(project: Authorized<ProjectRow>, name: string): Promise<void> {
      await renameProject(db, project.id, name);
      await service.announce(project.id);
    },

    /** All of a project that a copy takes from it. */
    async copied({ id }: Authorized<ProjectRow>): Promise<CopiedProject> {
      const whole = await findWholeProject(db, id);
      if (!whole) throw new AppError('NOT_FOUND');
      return { ...whole, figures: await listOwnFigures(db, id) };
    },

    /** Copies a project with its files, texts and choices, under another name. */
    async duplicate(
      actor: Actor,
      project: Authorized<ProjectRow>,
      name: string,
      language: Language,
    ): Promise<Project> {
      const copied = await service.copied(project);
      await refuseHalfTranslated(db, project.id);
      const companyId = ownCompany(actor, project.companyId);
      const bytes = bytesOf([...copied.files, ...copied.figures]);
      await storage.assertRoom(companyId, bytes);
      const copy = { name, companyId, createdBy: actor.id };
      const id = await duplicateProject(context, copied, copy, (tx) =>
        storage.takeRoom(tx, companyId, bytes),
      );
      return presentById(id, language);
    },

    present: (project: Authorized<ProjectRow>, language: Language) =>
      presentById(project.id, language),

    /** Starts a failed draft again. Documents that were read are kept. */
    retryDraft: (project: Authorized<ProjectRow>): Promise<void> => service.controls.retry(project),

    controls: createWorkControls(context, {
      name: 'draft-project',
      rows: draftRows,
      reopened: reopenFiles,
      announce: (id): Promise<void> => service.announce(id),
    }),

    /** Called after a file is added. Refuses it where the project was deleted meanwhile. */
    async refuseFilesOfDeleted(id: string): Promise<void> {
      if (await findProject(db, id)) return;
      // A project that can be restored keeps its files, this one included.
      if (!(await findStoredProject(db, id))) await blobs.delete(projectFolder(id));
      throw new AppError('NOT_FOUND');
    },

    /** Publishes the project to every open page of it. */
    async announce(id: string): Promise<void> {
      const project = await findWholeProject(db, id);
      if (!project) return;
      const present = (await presentersOf([project])).get(id);
      if (present) context.realtime.publish('projectStatusUpdate', project.companyId, id, present);
    },
  };
  return service;
}
