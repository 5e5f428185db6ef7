import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const SET_BY_OTHERS = ['INIT_CWD', 'LC_ALL', 'LC_MESSAGES', 'LANG'];

it('.env.example explains exactly the settings that exist', () => {
  const settings = [...read('apps/server/src/settings/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gmu)]
    .map(([, name]) => name)
    // npm and the system set these, not people.
    .filter((name) => !SET_BY_OTHERS.includes(name ?? ''));
  const explained = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gmu)].map(([, name]) => name);
  expect(explained.sort()).toEqual(settings.sort());
});

it('the documents name only files that exist', () => {
  const documents = [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'docs/architecture.md',
    'docs/security.md',
    'docs/specification-coverage.md',
  ].concat(
    ['docs/decisions', 'docs/how-to'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
    ),
  );
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/`((?:packages|apps|scripts|test|e2e|bench|docs)\/[\w./-]+)`/gu)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document} names ${path}`),
  );
  expect(missing).toEqual([]);
});

const rows = read('docs/specification-coverage.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| statement '))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/gu, '')));

it('each statement of the specification names files and tests that exist', () => {
  const faults = rows.flatMap(([statement, where = '', shown = '', ...rest]) => {
    const tests = [...shown.matchAll(/`([^`]+)` › (.+?)(?=<br>|$)/gu)];
    const hasAll = /`[^`]+`/u.test(where) && tests.length > 0 && rest.length === 0;
    const gone = tests
      .filter(([, path = '', name = '']) => !existsSync(join(root, path)) || !hasTest(path, name))
      .map(([test]) => test);
    return [...(hasAll ? [] : ['is not complete']), ...gone].map((what) => `${statement}: ${what}`);
  });
  expect(faults).toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
});

it('the studio uses the specification’s texts to the letter', () => {
  const said = ['apps/web/src', 'packages/contract/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/u.test(path) && !path.includes('.test.'))
        .map((path) => read(join(folder, path))),
    )
    .join('\n');
  // A title and its sentence are two texts.
  const worded = rows.flatMap(([statement = '']) =>
    [...statement.matchAll(/«([^»]+)»/gu)].flatMap(([, words = '']) => words.split(/ – |: /u)),
  );
  expect(worded.length).toBeGreaterThan(40);
  expect(worded.filter((words) => !said.includes(words))).toEqual([]);
});

/** True if a file has the name as a string: of a test, a group, or a case of `each`. */
const hasTest = (path: string, name: string): boolean =>
  ["'", '`'].some((quote) => read(path).includes(`${quote}${name}${quote}`));
