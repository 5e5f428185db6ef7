import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openPaidClips } from './paid-clips.ts';

it('moves clips from an earlier version’s cache, and deletes unfinished ones', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-paid-'));
  try {
    const cache = join(dataFolder, 'cache', 'presenters');
    await mkdir(cache, { recursive: true });
    for (const name of ['paid-clip-a1.bin', 'clip-b2.bin']) await writeFile(join(cache, name), '');
    const folder = await openPaidClips(dataFolder);
    const half = join(folder, 'clip-c3.bin.x.tmp');
    await writeFile(half, '');
    await utimes(half, 0, 0);
    expect(await openPaidClips(dataFolder)).toBe(folder);
    expect(await readdir(folder)).toEqual(['clip-a1.bin']);
    expect(await readdir(cache)).toEqual(['clip-b2.bin']);
  } finally {
    await rm(dataFolder, { recursive: true });
  }
});
