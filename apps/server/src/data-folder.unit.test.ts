import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockDataFolder, readOrMakeSecret } from './data-folder.ts';
import { startServerProcess } from './test/server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-folder-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('is for one process at a time: the second is told what to do', async () => {
  const lock = lockDataFolder(folder);
  const second = startServerProcess({ STUDIO_DATA_DIR: folder });
  await expect(second.ready).rejects.toThrow('STUDIO_DATA_DIR');
  expect(await second.kill()).toBe(1);
  lock.release();
  lockDataFolder(folder).release();
});

it('keeps one secret, for this user only', async () => {
  const secret = readOrMakeSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(readOrMakeSecret(folder)).toBe(secret);
  expect((await stat(join(folder, 'jwt-secret'))).mode & 0o077).toBe(0);
});
