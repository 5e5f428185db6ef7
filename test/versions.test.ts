import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifestSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const manifestOf = (folder: string) =>
  manifestSchema.parse(JSON.parse(read(join(folder, 'package.json'))));

const { version } = manifestOf('.');

it('all parts have the version of the whole', () => {
  const folders = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  const others = folders.flatMap((folder) => {
    const { version: own, dependencies } = manifestOf(folder);
    const ours = Object.entries(dependencies).filter(([name]) => name.startsWith('@tarima/'));
    return [[folder, own], ...ours].filter(([, each]) => each !== version);
  });
  expect(others).toEqual([]);
});

it('the changelog has an entry for it, with the newest first', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## \[([^\]]+)\](.*)$/gmu)];
  expect(headings[0]?.[1]).toBe('Unreleased');
  expect(headings[1]?.[1]).toBe(version);
  const dates = headings.slice(1).map(([, , date = '']) => date);
  expect(dates.filter((date) => !/^ - \d{4}-\d\d-\d\d$/u.test(date))).toEqual([]);
  expect(dates).toEqual([...dates].sort().reverse());
});
