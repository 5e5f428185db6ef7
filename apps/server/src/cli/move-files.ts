import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createFolderStore } from '#server/blobs/folder-store.ts';
import { moveBlobs } from '#server/blobs/move-blobs.ts';
import type { Settings } from '#server/settings/env.ts';
import { lockDataFolder } from '#server/wiring/data-folder.ts';
import { openBlobStore } from '#server/wiring/open-blob-store.ts';
import { createProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

const MEGABYTE = 1024 ** 2;

/** From the data folder into the bucket of the settings. */
export async function moveFiles(settings: Settings, terminal: Terminal): Promise<void> {
  if (!existsSync(join(settings.dataFolder, 'blobs')))
    throw new Error(`There are no files in ${settings.dataFolder}.`);
  const lock = lockDataFolder(settings.dataFolder);
  const progress = createProgress(terminal);
  try {
    const folder = createFolderStore(settings.dataFolder);
    const store = await openBlobStore(settings);
    const { blobs, bytes, copied } = await moveBlobs(folder, store, (done, all) =>
      progress.show((done / all) * 100, `${done} of ${all} files`),
    );
    terminal.out(
      `${blobs} files of ${Math.ceil(bytes / MEGABYTE)} MB are in the bucket, and equal; ` +
        `${copied} of them were copied now. Start the studio with the S3 settings.`,
    );
  } finally {
    progress.stop();
    lock.release();
  }
}
