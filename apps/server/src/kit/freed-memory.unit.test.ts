import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** A process of its own: what others allocate would be measured too. Prints megabytes that stay after it freed all. */
const PROGRAM = `
import koffi from 'koffi';
import { giveFreedMemoryBack } from '${new URL('./freed-memory.ts', import.meta.url)}';
const libc = koffi.load('libc.so.6');
const malloc = libc.func('void *malloc(size_t bytes)');
const memset = libc.func('void *memset(void *at, int value, size_t bytes)');
const free = libc.func('void free(void *at)');
giveFreedMemoryBack();
// From here on glibc would keep 60 MB by itself.
free(malloc(30e6));
const before = process.memoryUsage.rss();
const pieces = Array.from({ length: 50 }, () => memset(malloc(1e6), 1, 1e6));
for (const piece of pieces) free(piece);
console.log(Math.round((process.memoryUsage.rss() - before) / 1e6));
`;

it.runIf(process.platform === 'linux')('leaves nothing of 50 MB that were freed', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM],
    { cwd: import.meta.dirname, env: { PATH: process.env.PATH } },
  );
  expect(Number(stdout)).toBeLessThan(20);
});
