import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServerProcess } from '#server/test/server-process.ts';
import { placeEmbedded } from '#server/test/test-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-private-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Everything that another account of the machine could read or write, including the folder itself. */
async function openIn(dataFolder: string): Promise<string[]> {
  const below = await readdir(dataFolder, { recursive: true });
  const open: string[] = [];
  for (const path of ['.', ...below]) {
    // A running server deletes files meanwhile.
    const found = await stat(join(dataFolder, path)).catch(() => null);
    if (found && (found.mode & 0o077) !== 0) open.push(path);
  }
  return open;
}

it('makes a data folder that no other account can read', async () => {
  const dataFolder = join(folder, 'data');
  const server = startServerProcess({ STUDIO_DATA_DIR: dataFolder });
  await server.ready;
  expect(await openIn(dataFolder)).toEqual([]);
  expect(server.output()).not.toContain('other accounts');
  await server.kill('SIGTERM');
  expect(await openIn(dataFolder)).toEqual([]);
});

it('closes a folder of an earlier version, and reports it once', async () => {
  const dataFolder = join(folder, 'data');
  await placeEmbedded(dataFolder);
  const cache = join(dataFolder, 'cache', 'speech');
  await mkdir(cache, { recursive: true });
  await writeFile(join(cache, 'clip.wav'), 'sound');
  for (const path of [dataFolder, join(dataFolder, 'cache'), cache]) await chmod(path, 0o755);
  await chmod(join(cache, 'clip.wav'), 0o666);

  const server = startServerProcess({ STUDIO_DATA_DIR: dataFolder });
  await server.ready;
  expect(await openIn(dataFolder)).toEqual([]);
  // A log comes by another pipe than the ready line.
  await expect.poll(() => server.output().match(/other accounts/gu)).toHaveLength(1);
  await server.kill('SIGTERM');

  const again = startServerProcess({ STUDIO_DATA_DIR: dataFolder });
  await again.ready;
  expect(again.output()).not.toContain('other accounts');
  await again.kill('SIGTERM');
});
