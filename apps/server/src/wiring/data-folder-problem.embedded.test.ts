import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROCESS_ENVIRONMENT } from '#server/test/process-environment.ts';
import { BASELINE_ENGINE } from '#server/test/test-engine.ts';

const SERVER = fileURLToPath(new URL('../main.ts', import.meta.url));
const COMMAND_LINE = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

/** Runs a program with disks of its own. Where the system allows it, users need no rights. */
const UNSHARE = ['unshare', '--mount', '--map-root-user'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarima-disk-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs a program to its end. `mount` makes the folder a disk of its own with these options. `has` names a
 * folder in it.
 */
function run(options: {
  dataFolder: string;
  program?: string[];
  language?: string;
  mount?: string;
  has?: string;
}): { code: number | null; said: string } {
  const { dataFolder, program = [SERVER], language, mount, has = '.' } = options;
  const node = [process.execPath, BASELINE_ENGINE, ...program];
  const env = {
    ...PROCESS_ENVIRONMENT,
    PORT: '0',
    STUDIO_DATA_DIR: dataFolder,
    ...(language && { LANG: language }),
  };
  const onDisk = `mount -t tmpfs -o ${mount} none "$0" && umask 077 && mkdir -p "$0/${has}" && exec "$@"`;
  const [command = '', ...args] = mount ? [...UNSHARE, 'sh', '-c', onDisk, folder, ...node] : node;
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  return { code: status, said: (stdout + stderr).trim() };
}

/** Some systems let a test have a disk of its own. */
const [unshare = '', ...own] = UNSHARE;
const canMount =
  spawnSync(unshare, [...own, 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0;

it.each([
  ['es_MX.UTF-8', 'no puede escribir'],
  ['pt_BR.UTF-8', 'não pode escrever'],
  ['en_GB.UTF-8', 'cannot write'],
  ['C.UTF-8', 'no puede escribir'],
])('explains in the language of %s that the data folder cannot be made', (language, words) => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, said } = run({ dataFolder: join(file, 'data'), language });
  expect(code).toBe(1);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toContain(words);
  expect(said).toContain(join(file, 'data'));
  expect(said).toContain('STUDIO_DATA_DIR');
});

it('explains it to users of the command line too', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const program of [['audit'], ['user', 'link']]) {
    const { code, said } = run({
      dataFolder: join(file, 'data'),
      program: [COMMAND_LINE, ...program],
    });
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain('no puede escribir');
  }
});

it.runIf(canMount).each([
  ['ro', 'no puede escribir', 'a disk that is read-only'],
  ['size=100k', 'No hay sitio', 'a disk that is full'],
  ['size=24m', 'No hay sitio', 'a disk without room for a first start'],
])('ends in one sentence on a disk of %s: %s', (mount, words) => {
  const { code, said } = run({ dataFolder: join(folder, 'data'), mount });
  expect(code).toBe(1);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toContain(words);
});

it.runIf(canMount)('also explains it where the disk fills when a killed start is repeated', () => {
  const { code, said } = run({
    dataFolder: join(folder, 'data'),
    mount: 'size=24m',
    has: 'data/db',
  });
  expect(code).toBe(1);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toContain('No hay sitio');
});
