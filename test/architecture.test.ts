import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import {
  FLOORS,
  floorName,
  IMPORT_RULES,
  LONG_BY_NATURE,
  LONGEST_FILE,
  ROOMS,
} from './architecture-rules.ts';
import { circlesOf } from './circles.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
type SourceFile = { path: string; text: string; imports: string[] };

const files: SourceFile[] = ['packages', 'apps', 'bench', 'e2e']
  .flatMap((folder) => sourcesIn(join(root, folder)))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path: relative(root, path), text, imports: importsOf(path, text) };
  });

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Imports: a file here by its path from the root, others by name. */
function importsOf(path: string, text: string): string[] {
  return namesOfImports(path, text).map((name) => {
    const alias = /^#(server|web|player)\/(.*)$/u.exec(name);
    if (alias) return join(`apps/${alias[1]}/src`, alias[2] ?? '');
    return name.startsWith('.') ? relative(root, resolve(dirname(path), name)) : name;
  });
}

/** The names as written, of static and dynamic imports and of types. */
function namesOfImports(path: string, text: string): string[] {
  const { module, program } = parseSync(path, text);
  const ofTypes: string[] = [];
  new Visitor({ TSImportType: ({ source }) => void ofTypes.push(source.value) }).visit(program);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
    ...ofTypes,
  ];
}

/** A package's door is the file that it exports. */
const fileOf = (name: string) =>
  name.replace(
    /^@tarima\/(\w+)(?:\/(\w+))?$/u,
    (_, room: string, door = 'index') => `packages/${room}/src/${door}.ts`,
  );

it('reads the sources it judges', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(100);
});

it.each(IMPORT_RULES)('$sentence', ({ from, forbids }) => {
  const broken = files
    .filter(({ path }) => from(path))
    .flatMap(({ path, imports }) =>
      imports.filter((name) => forbids(name, path)).map((name) => `${path} imports ${name}`),
    );
  expect(broken).toEqual([]);
});

it.each(FLOORS)('every folder of $folder has a floor', ({ folder, order }) => {
  const names = files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path }) => floorName(folder, path) ?? []);
  expect([...new Set(names)].sort()).toEqual([...order].sort());
});

it('no circle of files', () => {
  const measured = files.filter(({ path }) => !isTest(path));
  const arrows = new Map(measured.map(({ path, imports }) => [path, new Set(imports.map(fileOf))]));
  expect(circlesOf(arrows)).toEqual([]);
});

it('no circle of rooms on the server', () => {
  const rooms = new Map<string, Set<string>>();
  const isRoomed = (path: string) => /^apps\/server\/src\/[\w-]+\//u.test(path) && !isTest(path);
  for (const { path, imports } of files.filter((file) => isRoomed(file.path))) {
    const others = imports.filter(isRoomed).map((name) => dirname(name));
    const room = rooms.get(dirname(path)) ?? new Set();
    for (const other of others) if (other !== dirname(path)) room.add(other);
    rooms.set(dirname(path), room);
  }
  expect(rooms.size).toBeGreaterThan(20);
  expect(circlesOf(rooms)).toEqual([]);
});

it('a job works with the rows of one feature', () => {
  const greedy = files
    .filter(({ path }) => path.startsWith('apps/server/src/jobs/') && !isTest(path))
    .map(({ path, imports }) => {
      const repos = imports.filter((name) => name.endsWith('.repo.ts'));
      return { path, features: [...new Set(repos.map((name) => dirname(name)))] };
    })
    .filter(({ features }) => features.length > 1);
  expect(greedy).toEqual([]);
});

it('every package has a rule', () => {
  expect(readdirSync(join(root, 'packages')).sort()).toEqual(Object.keys(ROOMS).sort());
});

it('no file is too long', () => {
  const long = files
    .filter(({ path }) => !LONG_BY_NATURE.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > LONGEST_FILE);
  expect(long).toEqual([]);
});

it('every lazy screen and part of a screen shows a loader meanwhile', () => {
  const byReactAlone = files.filter(
    ({ path, text }) =>
      path !== 'apps/web/src/lib/lazy-part.ts' &&
      (/^import \{[^}]*\blazy\b[^}]*\} from 'react'/mu.test(text) || /React\.lazy/u.test(text)),
  );
  expect(byReactAlone.map(({ path }) => path)).toEqual([]);
});

it('half of the files are shorter than a hundred lines', () => {
  const lengths = files.map(({ text }) => text.split('\n').length).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(100);
});

it('only env.ts reads the environment; passing all of it to a child is allowed', () => {
  const readers = files
    .filter(({ path, text }) => /(?<!\.\.\.)process\.env/u.test(text) && !isTest(path))
    .map(({ path }) => path);
  expect(readers).toEqual(['apps/server/src/settings/env.ts']);
});

it('no page sets markup from text', () => {
  const setters = files
    .filter(({ path }) => /^(apps\/(web|player)|packages\/stage)\//u.test(path) && !isTest(path))
    .filter(({ text }) =>
      /dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|document\.write|srcDoc/u.test(
        text,
      ),
    )
    .map(({ path }) => path);
  expect(setters).toEqual([]);
});

it('only tenancy.ts decides whose a company is and marks checked rows', () => {
  const judges = files
    // The command line works for its own owner alone.
    .filter(({ path }) => /^apps\/server\/src\/(?!cli\/)/u.test(path) && !isTest(path))
    .filter(({ text }) =>
      /actor\.companies\b|\bas (Authorized|OwnCompany|OwnedCompany)\b/u.test(text),
    )
    .map(({ path }) => path);
  expect(judges).toEqual(['apps/server/src/kit/tenancy.ts']);
});

function isTest(path: string): boolean {
  return /\.(test|chaos)\.tsx?$|^e2e\/|\/test(ing)?\//u.test(path);
}
