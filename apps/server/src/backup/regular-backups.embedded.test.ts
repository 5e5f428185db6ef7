import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { lockFolder } from '#server/kit/folder-lock.ts';
import { createLog } from '#server/kit/log.ts';
import { useTestStudio } from '#server/test/test-studio.ts';
import { makeDueBackup } from './regular-backups.ts';
import { rowsOf } from './row-source.ts';

const studio = useTestStudio();
const HOUR_MS = 3_600_000;
const start = new Date('2026-11-28T03:00:00Z');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-regular-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** Looks some hours after the start if a backup is due. Answers the files of then. */
async function lookAfter(hours: number, set: { passphrase?: string } = {}): Promise<string[]> {
  const { db, blobs } = studio().context;
  const rows = rowsOf(db, studio().dataFolder);
  await makeDueBackup(
    { folder, everyHours: 24, keep: 2, passphrase: set.passphrase ?? null },
    { rows, blobs, keys: {}, environment: '' },
    {
      log: createLog('silent'),
      now: () => new Date(start.getTime() + hours * HOUR_MS),
      signal: new AbortController().signal,
    },
  );
  return (await readdir(folder)).filter((name) => !name.startsWith('lock.db')).toSorted();
}

it('makes one when the newest is old enough, and keeps as many as are set', async () => {
  const first = 'tarima-2026-11-28T03-00-00Z.tar';
  expect(await lookAfter(0)).toEqual([first]);
  expect(await lookAfter(23)).toEqual([first]);
  expect(await lookAfter(25)).toEqual([first, 'tarima-2026-11-29T04-00-00Z.tar']);
  expect(await lookAfter(50, { passphrase: 'una frase larga' })).toEqual([
    'tarima-2026-11-29T04-00-00Z.tar',
    'tarima-2026-11-30T05-00-00Z.tar.age',
  ]);
});

it('leaves it to another process that is at it', async () => {
  const lock = lockFolder(folder);
  expect(await lookAfter(0)).toEqual([]);
  lock?.release();
  expect(await lookAfter(0)).toHaveLength(1);
});

it('deletes what a dead process left, and no file of others', async () => {
  const half = join(folder, 'tarima-2026-11-27T03-00-00Z.tar.0a1b-2c.tmp');
  await writeFile(half, 'half');
  const aDayAgo = Date.now() / 1_000 - 25 * 3_600;
  await utimes(half, aDayAgo, aDayAgo);
  await writeFile(join(folder, 'notes.txt'), 'of a person');
  expect(await lookAfter(0)).toEqual(['notes.txt', 'tarima-2026-11-28T03-00-00Z.tar']);
});

it('keeps the earlier ones if a new one fails', async () => {
  await lookAfter(0);
  const { blobs } = studio().context;
  const list = blobs.list;
  blobs.list = () => Promise.reject(new Error('the store is away'));
  onTestFinished(() => {
    blobs.list = list;
  });
  await expect(lookAfter(30)).rejects.toThrow('the store is away');
  expect(await readdir(folder)).toContain('tarima-2026-11-28T03-00-00Z.tar');
  expect(await readdir(folder)).toHaveLength(2);
});
