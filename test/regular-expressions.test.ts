import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildExpressions, expressionsBuiltBy } from './built-expressions.ts';
import { expressionsOf, slowedBy } from './regular-expressions.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** All code except tests, because nearly all text that it reads comes from outside. */
const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/test(ing)?\//u.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

it.each([
  ['a repetition that is tried from each character', /\s+$/u],
  ['two runs that share characters', /^a:\s*(.*)b$/u],
  ['a run of runs', /^(?:a+)+$/u],
])('recognises a slow expression: %s', (_name, { source, flags }) => {
  expect(slowedBy({ source, flags })).not.toBeNull();
});

it('no regular expression is slow on any text', () => {
  const found = files.flatMap(({ path, text }) =>
    expressionsOf(path, text).map((each) => ({ path, ...each })),
  );
  expect(found.length).toBeGreaterThan(1_000);
  expect(slowOf(found)).toEqual([]);
});

function slowOf(expressions: { path: string; line?: number; source: string; flags: string }[]) {
  return expressions.flatMap(({ path, line, source, flags }) => {
    const repeated = slowedBy({ source, flags });
    const place = line === undefined ? path : `${path}:${line}`;
    return repeated ? [`${place} /${source}/${flags} of many ${repeated}`] : [];
  });
}

/** ffmpeg's output is not a user's text. */
const MEETS_NO_TEXT = ['packages/media/src/loudness.ts'];

it('no expression built from words is slow, in any language', async () => {
  const building = files
    .filter(({ path, text }) => text.includes('new RegExp(') && !MEETS_NO_TEXT.includes(path))
    .map(({ path }) => path);
  const built = await expressionsBuiltBy(() => buildExpressions(building));
  expect(building.filter((path) => !built.some((each) => each.path === path))).toEqual([]);
  expect(slowOf(built)).toEqual([]);
});
