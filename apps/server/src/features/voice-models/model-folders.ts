import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#server/settings/env.ts';

type Folders = Pick<Settings, 'dataFolder' | 'modelsFolder'>;
export type FetchSource = 'address' | 'file';

/** The hidden folder of all that is not in place yet. The command line has one of its own. */
const hiddenFolder = ({ dataFolder }: Folders) => join(dataFolder, 'models', '.fetch');
const fetchFolder = (folders: Folders, modelId: string) => join(hiddenFolder(folders), modelId);

/** An uploaded file never continues a download, so each has a folder of its own. */
const archiveFolder = (folders: Folders, modelId: string, source: FetchSource) =>
  join(fetchFolder(folders, modelId), source);

export const archivePath = (folders: Folders, modelId: string, source: FetchSource) =>
  join(archiveFolder(folders, modelId, source), 'archive');

export const unpackedFolder = (folders: Folders, modelId: string) =>
  join(fetchFolder(folders, modelId), 'unpacked');

export const makeArchiveFolder = (folders: Folders, modelId: string, source: FetchSource) =>
  mkdir(archiveFolder(folders, modelId, source), { recursive: true });

/** Deletes an archive, with what is known of its download. */
export const discardArchive = (folders: Folders, modelId: string, source: FetchSource) =>
  rm(archiveFolder(folders, modelId, source), { recursive: true, force: true });

/** Deletes archives and unpacked files. */
export const removeFetched = (folders: Folders, modelId: string) =>
  rm(fetchFolder(folders, modelId), { recursive: true, force: true });

/** Puts an unpacked model in place by one rename. A former version is moved away first. */
export async function placeModel(folders: Folders, modelId: string): Promise<void> {
  await moveAway(folders, modelId);
  await mkdir(folders.modelsFolder, { recursive: true });
  await rename(unpackedFolder(folders, modelId), join(folders.modelsFolder, modelId));
}

/** Its voices are gone at once, however long the deletion takes. */
export async function removeModel(folders: Folders, modelId: string): Promise<void> {
  await moveAway(folders, modelId);
  await removeFetched(folders, modelId);
}

async function moveAway(folders: Folders, modelId: string): Promise<void> {
  await mkdir(fetchFolder(folders, modelId), { recursive: true });
  const away = join(fetchFolder(folders, modelId), `removed-${randomUUID()}`);
  await rename(join(folders.modelsFolder, modelId), away).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
}

/** The models of which something unfinished is here. */
export const listUnfinished = (folders: Folders): Promise<string[]> =>
  readdir(hiddenFolder(folders)).catch(() => []);
