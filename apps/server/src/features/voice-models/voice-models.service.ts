import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import type { Language, NaturalVoicesState, VoiceModel } from '@tarima/contract';
import type { VoiceModelEntry } from '@tarima/speech';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/db/database.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import { recordDeed } from '#server/features/people/audit/record-deed.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { assertOwner, forTheOwner } from '#server/kit/tenancy.ts';
import { createWorkControls } from '#server/queue/work-controls.ts';
import { assertRoom } from './assert-room.ts';
import { findKnownModels, listVoiceModels, type VoiceModelList } from './known-models.ts';
import {
  archivePath,
  type FetchSource,
  listUnfinished,
  makeArchiveFolder,
  removeFetched,
  removeModel,
} from './model-folders.ts';
import { isPresent, type KnownModel, presentVoiceModel } from './voice-models.presenter.ts';
import {
  confirmHash,
  deleteFetch,
  findFetch,
  listFetches,
  startFetch,
  voiceModelRows,
} from './voice-models.repo.ts';

const JOB = 'fetch-voice-model';
type Installed = { path: string; acceptsLicence: boolean; signal?: AbortSignal };

/** The models of natural voices. They belong to the studio, so its owner alone sees and changes them. */
export function createVoiceModelsService({
  db,
  jobs,
  settings,
  providers,
}: Pick<Context, 'db' | 'jobs' | 'settings' | 'providers'>) {
  const models = () => providers.voiceModels;

  async function get(modelId: string): Promise<KnownModel> {
    const known = await findKnownModels(models(), await listFetches(db));
    const model = known.find(({ id }) => id === modelId);
    if (!model) throw new AppError('NOT_FOUND');
    return model;
  }

  /** The entry of a model that the catalogue has and that can speak here. */
  async function installable(modelId: string): Promise<VoiceModelEntry> {
    const { listed, fetch } = await get(modelId);
    if (!listed?.archive) throw new AppError('NOT_FOUND');
    const reason = await models().engineProblem();
    if (reason !== null) throw new AppError('SPEECH_ENGINE_MISSING', { details: { reason } });
    if (fetch && isUnderWay(fetch)) throw new AppError('VOICE_MODEL_UNDER_WAY');
    return listed;
  }

  function assertAccepted({ licence }: VoiceModelEntry, acceptsLicence: boolean): void {
    if (licence && !acceptsLicence) throw new AppError('LICENCE_NOT_ACCEPTED');
  }

  async function begin(
    actor: Actor,
    { id: modelId, name, archive }: VoiceModelEntry,
    source: FetchSource,
    prepare: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const jobId = randomUUID();
    const action = source === 'file' ? 'voice-model-uploaded' : 'voice-model-fetched';
    await db.transaction(async (tx) => {
      await note(tx, action, actor, { modelId, name });
      const totalBytes = source === 'file' ? null : (archive?.bytes ?? null);
      const id = await startFetch(tx, { modelId, jobId, source, totalBytes });
      if (!id) throw new AppError('VOICE_MODEL_UNDER_WAY');
      await prepare();
      await jobs.enqueue(tx, JOB, { id, jobId });
    });
  }

  const note = (
    tx: Transaction,
    action:
      | 'voice-model-fetched'
      | 'voice-model-uploaded'
      | 'voice-model-confirmed'
      | 'voice-model-removed',
    by: Actor,
    { modelId, name }: { modelId: string; name: string },
  ) => recordDeed(tx, { action, by, companyId: null, subject: modelId, subjectName: name });

  const service = {
    async list(actor: Actor, language: Language): Promise<VoiceModelList> {
      assertOwner(actor);
      return listVoiceModels(models(), await listFetches(db), language);
    },

    async find(actor: Actor, modelId: string, language: Language): Promise<VoiceModel> {
      assertOwner(actor);
      return presentVoiceModel(await get(modelId), language);
    },

    async licence(actor: Actor, modelId: string): Promise<{ name: string; text: string }> {
      assertOwner(actor);
      const { listed } = await get(modelId);
      if (!listed?.licence) throw new AppError('NOT_FOUND');
      return { name: listed.licence.name, text: await models().licenceText(listed) };
    },

    /**
     * Fetches a model by a job, from where an earlier attempt ended. One that is here stays. An own
     * folder is tried instead, because it may hold anything.
     */
    async fetch(
      actor: Actor,
      modelId: string,
      { acceptsLicence }: { acceptsLicence: boolean },
      language: Language,
    ): Promise<VoiceModel> {
      assertOwner(actor);
      const model = await get(modelId);
      if (!model.listed && model.found?.entry) {
        await models().try({ folder: model.found.folder, entry: model.found.entry });
      } else if (!isPresent(model)) {
        const entry = await installable(modelId);
        assertAccepted(entry, acceptsLicence);
        await assertRoom(settings.modelsFolder, entry, archivePath(settings, modelId, 'address'));
        await begin(actor, entry, 'address');
      }
      return service.find(actor, modelId, language);
    },

    /** Answers the most bytes that an archive may have. Throws where none can be installed. */
    async beforeUpload(actor: Actor, modelId: string): Promise<number> {
      assertOwner(actor);
      const entry = await installable(modelId);
      await assertRoom(settings.modelsFolder, entry);
      return mostArchiveBytes(entry);
    },

    /** Installs a model by a job from a file, which is moved away. One who gave up gets nothing. */
    async upload(
      actor: Actor,
      modelId: string,
      { path, acceptsLicence, signal }: Installed,
      language: Language,
    ): Promise<VoiceModel> {
      assertOwner(actor);
      const entry = await installable(modelId);
      assertAccepted(entry, acceptsLicence);
      await begin(actor, entry, 'file', async () => {
        if (signal?.aborted) throw new AppError('CANCELLED');
        await makeArchiveFolder(settings, modelId, 'file');
        await rename(path, archivePath(settings, modelId, 'file'));
      });
      return service.find(actor, modelId, language);
    },

    /** Goes on with an archive whose hash the owner has compared. */
    async confirm(
      actor: Actor,
      modelId: string,
      { sha256 }: { sha256: string },
      language: Language,
    ): Promise<VoiceModel> {
      assertOwner(actor);
      const { listed } = await get(modelId);
      const jobId = randomUUID();
      await db.transaction(async (tx) => {
        await note(tx, 'voice-model-confirmed', actor, {
          modelId,
          name: listed?.name ?? modelId,
        });
        const id = await confirmHash(tx, { modelId, sha256, jobId });
        if (!id) throw new AppError('VOICE_MODEL_NOT_WAITING');
        await jobs.enqueue(tx, JOB, { id, jobId });
      });
      return service.find(actor, modelId, language);
    },

    /** Stops. The bytes that are here stay for the next time. */
    async cancel(actor: Actor, modelId: string, language: Language): Promise<VoiceModel> {
      assertOwner(actor);
      const { fetch } = await get(modelId);
      if (fetch) await service.controls.cancel(forTheOwner(actor, fetch));
      return service.find(actor, modelId, language);
    },

    /** It begins again in the settings, where people accept its licence or choose its file. */
    controls: {
      ...createWorkControls(
        { db, jobs },
        { name: JOB, rows: voiceModelRows, announce: async () => undefined },
      ),
      retry: null,
    },

    async remove(actor: Actor, modelId: string): Promise<null> {
      assertOwner(actor);
      const model = await get(modelId);
      if (!model.found && !model.fetch) throw new AppError('NOT_FOUND');
      const name = (model.found?.entry ?? model.listed)?.name ?? modelId;
      const jobId = await db.transaction(async (tx) => {
        await note(tx, 'voice-model-removed', actor, { modelId, name });
        return deleteFetch(tx, modelId);
      });
      if (jobId) await jobs.cancel(JOB, jobId);
      await removeModel(settings, modelId);
      return null;
    },

    /** Everybody may ask: with each load of the web, and at the start. */
    async state(): Promise<NaturalVoicesState> {
      if ((await models().engineProblem()) !== null) return 'unavailable';
      const found = await models().find();
      return found.some((folder) => isPresent({ found: folder })) ? 'present' : 'none';
    },

    /** Deletes what finished or removed work left where a process was killed. */
    async clean(): Promise<void> {
      for (const modelId of await listUnfinished(settings)) {
        const fetch = await findFetch(db, modelId);
        if (!fetch || fetch.status === 'completed') await removeFetched(settings, modelId);
      }
    },
  };
  return service;
}

/** Room for an archive that was packed again. */
const MOST_GROWTH = 1.1;
const MOST_BYTES_OF_UNKNOWN = 1024 ** 3;

const mostArchiveBytes = ({ archive }: VoiceModelEntry) =>
  archive?.bytes ? Math.ceil(archive.bytes * MOST_GROWTH) : MOST_BYTES_OF_UNKNOWN;
