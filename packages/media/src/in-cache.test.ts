import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inCache } from './in-cache.ts';
import { temporaryFolder } from './test-material.ts';

test('repeats work whose cache was deleted meanwhile', async () => {
  const folder = join(await temporaryFolder(), 'cache');
  let times = 0;
  const made = await inCache(folder, async () => {
    times += 1;
    if (times < 3) await rm(folder, { recursive: true });
    await stat(folder);
    return 'made';
  });
  expect([made, times]).toEqual(['made', 3]);
  expect(await readdir(folder)).toEqual([]);
});

test('work that fails by itself fails once', async () => {
  const folder = join(await temporaryFolder(), 'cache');
  let times = 0;
  const failing = inCache(folder, async () => {
    times += 1;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(times).toBe(1);
});

test('a cache that is deleted each time fails in the end', async () => {
  const folder = join(await temporaryFolder(), 'cache');
  const failing = inCache(folder, async () => {
    await rm(folder, { recursive: true });
    await stat(folder);
  });
  await expect(failing).rejects.toThrow('ENOENT');
});

test('work starts although the folder is deleted at that moment', async () => {
  const folder = join(await temporaryFolder(), 'cache');
  for (let time = 0; time < 300; time += 1) {
    const done = inCache(folder, async () => 'done');
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    expect(await done).toBe('done');
  }
});
