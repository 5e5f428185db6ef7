import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readingPermissions } from './reading-permissions.ts';

let folder: string;
let document: string;
let other: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-permissions-'));
  document = join(folder, 'document.pdf');
  other = join(folder, 'another company’s.pdf');
  for (const path of [document, other]) await writeFile(path, 'read');
});
afterAll(() => rm(folder, { recursive: true }));

/** Tries something as code that has taken over the reading process. */
function tryIn(path: string, deed: string, hasThreads = false): string {
  const permissions = readingPermissions(path, { hasThreads });
  const code = `try { console.log(${deed}) } catch (error) { console.log(error.code) }`;
  const args = [...permissions, '--no-warnings', '--eval', code];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: {} }).stdout.trim();
}
const reading = (path: string) => `require('fs').readFileSync(${JSON.stringify(path)}, 'utf8')`;

it('allows reading the document, however its path is written', () => {
  expect(tryIn(document, reading(document))).toBe('read');
  expect(tryIn(relative(process.cwd(), document), reading(document))).toBe('read');
});

it.each([
  '/etc/hostname',
  '/proc/self/environ',
  fileURLToPath(new URL('../../../.env.example', import.meta.url)),
])('forbids the rest of the disk: %s', (path) => {
  expect(tryIn(document, reading(path))).toBe('ERR_ACCESS_DENIED');
  expect(tryIn(document, reading(path), true)).toBe('ERR_ACCESS_DENIED');
});

it('forbids reading or listing other files, and writing', () => {
  for (const deed of [
    reading(other),
    `require('fs').readdirSync(${JSON.stringify(folder)}).length`,
    `require('fs').writeFileSync(${JSON.stringify(document)}, '')`,
    `require('child_process').execSync('id')`,
  ]) {
    expect([deed, tryIn(document, deed)]).toEqual([deed, 'ERR_ACCESS_DENIED']);
  }
});
