import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#server/db/open-database.ts';
import { placeEmbedded } from '#server/test/test-database.ts';
import { startTestStudio, videoProject } from '#server/test/test-studio.ts';
import { typeCommand } from '#server/test/type-command.ts';

let folder: string;
let dataFolder: string;
let projectId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tarima-cli-export-'));
  await placeEmbedded(join(folder, 'other'));
  // The command opens the same database after it.
  const studio = await startTestStudio({}, (settings) =>
    openEmbeddedDatabase(join(settings.dataFolder, 'db')),
  );
  ({ dataFolder } = studio);
  const ada = await studio.signIn();
  for (const name of ['Montaje', 'Repetido', 'Repetido']) {
    // Its type is looked at by the real reader, in the other studio.
    const content = Buffer.from(`%PDF-1.4 ${name} uno dos.`);
    const file = { name: 'files', fileName: 'guía.pdf', content };
    const { data } = await studio.upload(ada, videoProject(ada, [file], { name }));
    await studio.finished(data.id);
    projectId = data.id;
  }
  await studio.stop();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(dataFolder, { recursive: true, force: true });
});

const typeIn = (data: string, ...args: string[]) =>
  typeCommand({ INIT_CWD: folder, STUDIO_DATA_DIR: data }, ...args);
const type = (...args: string[]) => typeIn(dataFolder, ...args);
const typeThere = (...args: string[]) => typeIn(join(folder, 'other'), ...args);

it('takes a project by its name to a file, and the file into another studio', async () => {
  const exported = await type('export', 'Montaje');
  expect([exported.code, exported.err]).toEqual([0, expect.stringContaining('packing')]);
  expect(exported.out).toBe(join(folder, 'Montaje.tarima'));
  const imported = await typeThere('import', 'Montaje.tarima');
  expect([imported.code, imported.err]).toEqual([
    0,
    expect.stringMatching(/unpacking[\s\S]*Montaje/u),
  ]);
  expect(imported.out).toMatch(/^[\da-f-]{36}$/u);
  // The new project can leave again.
  const again = await typeThere('export', imported.out, '--out', 'a/again.tarima');
  expect([again.code, again.out]).toEqual([0, join(folder, 'a/again.tarima')]);
});

it('says what is wrong, and writes nothing', async () => {
  await writeFile(join(folder, 'notas.txt'), 'texto');
  const before = await readdir(folder);
  const tries = [
    [await type('export', 'Repetido'), 2, projectId],
    [await type('export', randomUUID()), 1, 'could not find'],
    [await type('export'), 2, 'Name one project'],
    [await type('import', 'nada.tarima'), 2, 'There is no file'],
    [await type('import', 'notas.txt'), 1, 'not a project exported from Tarima'],
    [await type('import', 'notas.txt', '--company', 'Otra'), 2, 'your companies'],
  ] as const;
  for (const [{ code, err }, expected, words] of tries) {
    expect([code, err]).toEqual([expected, expect.stringContaining(words)]);
  }
  expect(await readdir(folder)).toEqual(before);
});
