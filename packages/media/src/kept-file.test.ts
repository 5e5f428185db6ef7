import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isKept, pruneCache } from './kept-file.ts';
import { temporaryFolder } from './test-material.ts';

const HOUR = 3_600_000;

/** Files of 100 bytes, each with the hours since its last use. */
async function folderWith(files: Record<string, number>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, hours] of Object.entries(files)) {
    const path = join(folder, name);
    await writeFile(path, Buffer.alloc(100));
    const time = new Date(Date.now() - hours * HOUR);
    await utimes(path, time, time);
  }
  return folder;
}

test('deletes the least recently used files until the rest fits', async () => {
  const folder = await folderWith({ 'segment-a.h264': 4, 'clip-b.bin': 3, 'sprite-c.bin': 2 });
  expect(await isKept(join(folder, 'segment-a.h264'))).toBe(true);
  expect(await isKept(join(folder, 'segment-missing.h264'))).toBe(false);
  await pruneCache(folder, Date.now() - HOUR, 200);
  expect((await readdir(folder)).sort()).toEqual(['segment-a.h264', 'sprite-c.bin']);
});

test('keeps the files of the running render, even above the limit', async () => {
  const folder = await folderWith({ 'segment-a.h264': 0, 'clip-b.bin': 3, 'sound-c.wav': 0 });
  await pruneCache(folder, Date.now() - HOUR, 0);
  expect((await readdir(folder)).sort()).toEqual(['segment-a.h264', 'sound-c.wav']);
});

test('deletes partial files of a dead process, and keeps those being written', async () => {
  const folder = await folderWith({
    'clip-a.bin.x.tmp': 30,
    'clip-b.bin.y.tmp': 2,
    'clip-c.bin': 30,
  });
  await pruneCache(folder, Date.now());
  expect((await readdir(folder)).sort()).toEqual(['clip-b.bin.y.tmp', 'clip-c.bin']);
});

test('leaves a cache below its limit and foreign files alone', async () => {
  const folder = await folderWith({ 'clip-b.bin': 3, 'notes.txt': 9 });
  await pruneCache(folder, Date.now(), 100);
  expect(await readdir(folder)).toHaveLength(2);
  await pruneCache(folder, Date.now(), 0);
  expect(await readdir(folder)).toEqual(['notes.txt']);
});
