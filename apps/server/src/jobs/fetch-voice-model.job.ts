import { access, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadArchive, hashFile, unpackArchive } from '@tarima/archives';
import type { ErrorCode, VoiceModelStage } from '@tarima/contract';
import type { VoiceModelEntry } from '@tarima/speech';
import { assertRoom } from '#server/features/voice-models/assert-room.ts';
import {
  archivePath,
  discardArchive,
  makeArchiveFolder,
  placeModel,
  removeFetched,
  unpackedFolder,
} from '#server/features/voice-models/model-folders.ts';
import {
  askForHash,
  type FetchRow,
  findFetchById,
  noteBytes,
  voiceModelRows,
} from '#server/features/voice-models/voice-models.repo.ts';
import { AppError, errorCodeOf } from '#server/kit/errors.ts';
import type { JobDefinition, JobRun } from './define-job.ts';

/** These are faults of the file itself, so it is of no further use. */
const FAULTS_OF_THE_FILE: (ErrorCode | undefined)[] = [
  'ARCHIVE_BROKEN',
  'ARCHIVE_TOO_LARGE',
  'ARCHIVE_WRONG_HASH',
  'VOICE_MODEL_UNUSABLE',
];

/** Fetches, checks, unpacks and tries a model of voices. One rename puts it in place. */
export const fetchVoiceModelJob: JobDefinition<VoiceModelStage> = {
  name: 'fetch-voice-model',
  rows: voiceModelRows,
  // The studio itself asks, so no company's turn is taken.
  askedBy: async () => null,
  sizeOf: async () => 1,
  stages: { fetching: [0, 85], asking: [85, 85], unpacking: [85, 95], trying: [95, 100] },
  concurrency: 1,
  expireInSeconds: 12 * 3_600,
  failureCode: 'VOICE_MODEL_UNUSABLE',
  // The owner's screen asks by itself.
  announce: async () => undefined,

  async run(run) {
    const { db, settings, providers } = run.studio.context;
    const row = await findFetchById(db, run.id);
    if (!row) return;
    const { modelId, source, confirmedSha256 } = row;
    const entry = providers.voiceModels.catalogue.find(({ id }) => id === modelId);
    if (!entry?.archive) throw new AppError('NOT_FOUND');
    const archive = archivePath(settings, modelId, source);
    if (!(await isPlaced(run, modelId, archive))) {
      try {
        // A hash that the owner has compared is that of the whole file.
        if (source === 'address' && !confirmedSha256) await download(run, entry, archive);
        if (!(await isChecked(run, row, entry, archive))) return;
        await install(run, entry, archive);
      } catch (error) {
        if (FAULTS_OF_THE_FILE.includes(errorCodeOf(error))) {
          await discardArchive(settings, modelId, source);
          await noteBytes(db, run.id, { bytes: 0, totalBytes: row.totalBytes });
        }
        await rm(unpackedFolder(settings, modelId), { recursive: true, force: true });
        throw error;
      }
    }
    await run.complete(async () => undefined);
  },
};

type Run = JobRun<VoiceModelStage>;

/** The archive is deleted last. Without it, a model that is here was installed by this work. */
async function isPlaced({ studio }: Run, modelId: string, archive: string): Promise<boolean> {
  const found = await studio.context.providers.voiceModels.find();
  if (!found.some(({ id, lacks }) => id === modelId && lacks.length === 0)) return false;
  return access(archive).then(
    () => false,
    () => true,
  );
}

async function download(
  { id, studio, signal, report }: Run,
  entry: VoiceModelEntry,
  path: string,
): Promise<void> {
  const { db, settings } = studio.context;
  if (!entry.archive) return;
  await makeArchiveFolder(settings, entry.id, 'address');
  await assertRoom(settings.modelsFolder, entry, path);
  const { address, bytes } = entry.archive;
  report('fetching', 0);
  await downloadArchive({
    address,
    path,
    totalBytes: bytes,
    signal,
    onProgress(done, total) {
      const facts = { bytes: done, totalBytes: total };
      report('fetching', total ? done / total : 0, () => noteBytes(db, id, facts));
    },
  });
}

/**
 * Compares the archive's hash. Answers false where the owner must compare it first, since the
 * catalogue has none.
 */
async function isChecked(
  { id, attemptId, studio, signal, report }: Run,
  { confirmedSha256 }: FetchRow,
  { archive }: VoiceModelEntry,
  path: string,
): Promise<boolean> {
  const { db } = studio.context;
  const { size } = await stat(path);
  report('fetching', 1);
  // The last report of a quick download may be dropped.
  await noteBytes(db, id, { bytes: size, totalBytes: size });
  const hash = await hashFile(path, signal);
  const expected = archive?.sha256 ?? confirmedSha256;
  if (expected === null) {
    await askForHash(db, { rowId: id, attempt: attemptId, hash });
    return false;
  }
  if (hash === expected) return true;
  throw new AppError('ARCHIVE_WRONG_HASH');
}

async function install(
  { studio, signal, report, step }: Run,
  entry: VoiceModelEntry,
  archive: string,
): Promise<void> {
  const { settings, providers } = studio.context;
  const folder = unpackedFolder(settings, entry.id);
  await rm(folder, { recursive: true, force: true });
  report('unpacking', 0);
  await unpackArchive({
    path: archive,
    folder,
    mostBytes: entry.archive?.unpackedBytes ?? 0,
    signal,
    onProgress: (fraction) => report('unpacking', fraction),
  });
  await writeFile(join(folder, 'model.json'), JSON.stringify(entry, null, 2));
  report('trying', 0);
  await providers.voiceModels.try({ folder, entry, signal });
  // The row may have been removed meanwhile, and its model must not come back.
  if (!(await step('trying'))) throw new AppError('CANCELLED');
  await placeModel(settings, entry.id);
  await removeFetched(settings, entry.id);
}
