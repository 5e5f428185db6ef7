import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { expressionsOf, slowedBy } from './regular-expressions.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** All that runs, since hardly any text that a program meets is its own. */
const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/test(ing)?\//u.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

it.each([
  ['a run looked at from each of its characters', /\s+$/u],
  ['two runs that share characters', /^a:\s*(.*)b$/u],
  ['a run of runs', /^(?:a+)+$/u],
])('knows what is slow: %s', (_name, { source, flags }) => {
  expect(slowedBy({ source, flags })).not.toBeNull();
});

it('no regular expression can be held up by the text it meets', () => {
  const found = files.flatMap(({ path, text }) =>
    expressionsOf(path, text).map((each) => ({ path, ...each })),
  );
  expect(found.length).toBeGreaterThan(1_000);
  const slow = found.flatMap(({ path, line, source, flags }) => {
    const repeated = slowedBy({ source, flags });
    return repeated ? [`${path}:${line} /${source}/${flags} of many ${repeated}`] : [];
  });
  expect(slow).toEqual([]);
});
