import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '@tarima/contract';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createFolderStore } from '#server/blobs/folder-store.ts';
import { inTemporaryFolder } from '#server/blobs/temporary-files.ts';
import { connectEmbedded } from '#server/db/open-database.ts';
import { fileKey } from '#server/features/projects/project-files.ts';
import {
  type Person,
  pdf,
  startTestStudio,
  useTestStudio,
  videoProject,
} from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';
import { restoreBackup } from './restore-backup.ts';
import { type RowSource, rowsOf } from './row-source.ts';
import { writeBackupFile } from './write-backup-file.ts';

const studio = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studio().signIn();
});

async function uploaded(name: string): Promise<Project> {
  const { data } = await studio().upload(ada, videoProject(ada, [pdf('a.pdf', name)], { name }));
  await studio().finished(data.id);
  return data;
}

/** Backs up while `during` changes the studio, restores it elsewhere, and answers its projects' files. */
async function restoredWith(during: (dump: RowSource['dump']) => ReturnType<RowSource['dump']>) {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-changing-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { db, blobs } = studio().context;
  const rows = rowsOf(db, studio().dataFolder);
  const path = join(folder, 'a.tar');
  const content = { rows: { ...rows, dump: () => during(rows.dump) }, blobs };
  await writeBackupFile(path, { ...content, keys: {}, environment: '' }, { passphrase: null });
  const dataFolder = join(folder, 'place');
  const database = await connectEmbedded(join(dataFolder, 'db'));
  const place = {
    dataFolder,
    database,
    blobs: createFolderStore(dataFolder),
    settingsKey: undefined,
  };
  await inTemporaryFolder(dataFolder, (files) =>
    restoreBackup(path, place, {
      ...{ passphrase: null, files },
      onBytes: () => undefined,
      onTable: () => undefined,
    }),
  );
  const other = await startTestStudio({ STUDIO_DATA_DIR: dataFolder }, async () => database);
  onTestFinished(() => other.stop());
  return async ({ id, files }: Project) => {
    const { status } = await other.call(ada, { url: `/api/v1/projects/${id}` });
    return [status, await place.blobs.has(fileKey(id, files[0]?.id ?? ''))];
  };
}

it('has the file of every row, whatever is uploaded and deleted meanwhile', async () => {
  const early = await uploaded('antes');
  const deleted = await uploaded('borrado');
  const late: Project[] = [];
  const answer = await restoredWith(async (dump) => {
    late.push(await uploaded('durante'));
    await studio().call(ada, { method: 'DELETE', url: `/api/v1/projects/${deleted.id}` });
    await endUndo(studio());
    const dumped = await dump();
    late.push(await uploaded('después'));
    return dumped;
  });
  expect(await answer(early)).toEqual([200, true]);
  // Housekeeping deletes a file without a row.
  expect(await answer(deleted)).toEqual([404, true]);
  const [during, after] = late;
  expect(during && (await answer(during))).toEqual([200, true]);
  expect(after && (await answer(after))).toEqual([404, true]);
});
