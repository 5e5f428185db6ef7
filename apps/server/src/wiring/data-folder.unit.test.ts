import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServerProcess } from '#server/test/server-process.ts';
import {
  keepOwnersLink,
  lockDataFolder,
  readOrMakeLaunchKey,
  readOrMakeSecret,
} from './data-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-folder-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('the data folder is for one process at a time, and a second is told what to do', async () => {
  const lock = lockDataFolder(folder);
  const second = startServerProcess({ STUDIO_DATA_DIR: folder });
  await expect(second.ready).rejects.toThrow('STUDIO_DATA_DIR');
  expect(await second.kill()).toBe(1);
  lock.release();
  lockDataFolder(folder).release();
});

function ownKeyIn(dataFolder: string) {
  return readOrMakeLaunchKey({ dataFolder, settingsKey: undefined });
}

it('has one own key on every machine that knows the key of the settings', () => {
  const ownKey = (settingsKey: string, name: string) =>
    readOrMakeLaunchKey({ dataFolder: join(folder, name), settingsKey });
  const first = ownKey('a key that several machines know', 'one');
  expect(first).toMatch(/^[0-9a-f]{64}$/u);
  expect(ownKey('a key that several machines know', 'two')).toBe(first);
  expect(ownKey('a key that other machines know', 'two')).not.toBe(first);
});

it.each([
  ['the secret of an admin site', readOrMakeSecret, 'jwt-secret'],
  ['the studio’s own key', ownKeyIn, 'launch-key'],
])('keeps %s once, for this user only', async (_name, read, file) => {
  const secret = read(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(read(folder)).toBe(secret);
  expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
  await writeFile(join(folder, file), '');
  expect(() => read(folder)).toThrow(file);
});

it('never signs with the secret of an admin site', () => {
  const other = join(folder, 'other');
  expect(ownKeyIn(other)).not.toBe(readOrMakeSecret(other));
});

it('waits for a key that another process has made, and not yet written', async () => {
  const path = join(folder, 'jwt-secret');
  await writeFile(path, '');
  const key = 'k'.repeat(64);
  const writer = new Worker(
    `const { parentPort, workerData: [path, key] } = require('node:worker_threads');
     const { writeFileSync } = require('node:fs');
     parentPort.once('message', () => writeFileSync(path, key));
     parentPort.postMessage('there');`,
    { eval: true, workerData: [path, key] },
  );
  await once(writer, 'message');
  writer.postMessage('write');
  expect(readOrMakeSecret(folder)).toBe(key);
  await writer.terminate();
});

it('keeps the link of one of the processes that start together', async () => {
  const ROUNDS = 200;
  const module = new URL('./data-folder.ts', import.meta.url).href;
  const keepers = ['one', 'other'].map(
    (link) =>
      new Worker(
        `const { parentPort, workerData: [module, folder, link] } = require('node:worker_threads');
         import(module).then(({ keepOwnersLink }) => {
           for (let round = 0; round < ${ROUNDS}; round += 1) keepOwnersLink(folder, link);
           parentPort.postMessage('kept');
         });`,
        { eval: true, workerData: [module, folder, link] },
      ),
  );
  await Promise.all(keepers.map((keeper) => once(keeper, 'message')));
  const path = keepOwnersLink(folder, 'one');
  expect(await readFile(path, 'utf8')).toBe('one\n');
  expect((await readdir(folder)).filter((name) => name.startsWith('owner'))).toEqual([
    'owner-link',
  ]);
  await Promise.all(keepers.map((keeper) => keeper.terminate()));
});
