import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { describeBlobStore } from './blob-store.conformance.ts';
import type { BlobStore } from './blob-store.ts';
import { createFolderStore } from './folder-store.ts';

describe('a store in a folder', () => {
  let folder: string;
  let store: BlobStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tarima-blobs-'));
    store = createFolderStore(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  describeBlobStore(() => store);
});

it('deletes a folder into which somebody still writes', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-blobs-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const blobs = createFolderStore(dataFolder);
  const put = async (key: string) => {
    const path = await blobs.temporaryPath();
    await writeFile(path, 'work');
    await blobs.put(key, path);
  };
  let isDeleting = true;
  const write = async (writer: number) => {
    for (let file = 0; isDeleting; file += 1) await put(`podcasts/one/job-${writer}/${file}.mp3`);
  };
  const writers = [0, 1, 2].map(write);
  try {
    for (let time = 0; time < 100; time += 1) await blobs.delete('podcasts/one');
  } finally {
    isDeleting = false;
    await Promise.all(writers);
  }

  await put('podcasts/one/late.mp3');
  await blobs.delete('podcasts/one');
  expect(await blobs.has('podcasts/one/late.mp3')).toBe(false);
  await blobs.delete('podcasts/one');
});

it('deletes a folder although a file still arrives after the move', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-blobs-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const blobs = createFolderStore(dataFolder);
  const folder = join(dataFolder, 'blobs', 'podcasts', 'one');
  const temporary = join(dataFolder, 'temporary');
  await mkdir(folder, { recursive: true });
  const files = Array.from({ length: 500 }, (_, file) => join(folder, `${file}.mp3`));
  await Promise.all(files.map((path) => writeFile(path, 'work')));
  let isDeleting = true;
  const deletion = blobs.delete('podcasts/one').finally(() => {
    isDeleting = false;
  });
  /** The folder where it is emptied, while that lasts. */
  let away: string | undefined;
  while (!away && isDeleting) [away] = await readdir(temporary).catch(() => []);
  for (let file = 0; away && file < 20; file += 1) {
    await writeFile(join(temporary, away, `late-${file}.mp3`), 'work').catch(() => undefined);
  }
  await deletion;
  expect(await readdir(temporary)).toEqual([]);
});
