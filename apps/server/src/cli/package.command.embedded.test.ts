import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#server/db/open-database.ts';
import { createPackageCalls } from '#server/test/test-package.ts';
import { type Person, startTestStudio } from '#server/test/test-studio.ts';
import { typeCommand } from '#server/test/type-command.ts';

let folder: string;
let dataFolder: string;
let projectId: string;
let emptyId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-cli-package-'));
  // The command opens the same database after it.
  const studio = await startTestStudio({}, (settings) =>
    openEmbeddedDatabase(join(settings.dataFolder, 'db')),
  );
  ({ dataFolder } = studio);
  const ada: Person = await studio.signIn();
  const { video } = createPackageCalls(
    () => studio,
    () => ada,
  );
  ({ id: projectId } = await studio.draftedProject(ada));
  ({ id: emptyId } = await studio.draftedProject(ada));
  await video(projectId);
  await studio.stop();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(dataFolder, { recursive: true, force: true });
});

const type = (...args: string[]) =>
  typeCommand({ INIT_CWD: folder, STUDIO_DATA_DIR: dataFolder }, 'package', ...args);

it('writes the package of a project of the studio, with its progress', async () => {
  const { code, out, err } = await type(projectId, '--format', 'scorm2004', '--out', 'a/b.zip');
  expect([err, code]).toEqual([expect.stringMatching(/collecting[\s\S]*packing/u), 0]);
  expect(out).toBe(join(folder, 'a/b.zip'));
  const names = Object.keys(unzipSync(await readFile(out)));
  expect(names).toContain('imsmanifest.xml');
  expect(await readdir(join(folder, 'a'))).toEqual(['b.zip']);
});

it('says what is wrong, and writes nothing', async () => {
  const unknown = await type(randomUUID(), '--out', 'none/a.zip');
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('not')]);
  const empty = await type(emptyId, '--out', 'none/a.zip');
  expect([empty.code, empty.err]).toEqual([1, expect.stringContaining('no finished video')]);
  expect(
    (await readdir(folder, { recursive: true })).filter((name) => /none./u.test(name)),
  ).toEqual([]);
  for (const [args, word] of [
    [['x', '--out', 'a.zip'], 'id'],
    [[projectId], '--out'],
    [[projectId, '--out', 'a.rar'], '--out'],
  ] as const) {
    const { code, err } = await type(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(word)]);
  }
});
