import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Failure, SuiteReport } from './suite-report.ts';

const CACHE = resolve('node_modules/.cache');
mkdirSync(CACHE, { recursive: true });
/** Inside the project, where its libraries are found. */
const folder = mkdtempSync(join(CACHE, 'broken-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The failures in the report of this one file. */
function failuresOf(source: string): Failure[] {
  writeFileSync(join(folder, 'broken.test.ts'), source);
  const args = ['run', '--root', folder, `--reporter=${resolve('scripts/lib/vitest-reporter.ts')}`];
  const report = join(folder, 'report.json');
  spawnSync('vitest', args, { cwd: folder, env: { ...process.env, TEST_REPORT: report } });
  const { failures }: SuiteReport = JSON.parse(readFileSync(report, 'utf8'));
  return failures;
}

it('names a group whose hook failed although no test did', () => {
  const failures = failuresOf(`
    import { beforeAll, describe, it } from 'vitest';
    describe('the group', () => {
      beforeAll(() => { throw new Error('no room left'); });
      it('never runs', () => {});
    });`);
  expect(failures).toEqual([
    expect.objectContaining({
      path: 'broken.test.ts',
      test: 'the group',
      message: 'no room left\nat broken.test.ts:4',
    }),
  ]);
});

it('reports a failed property’s counterexample and its place in the project', () => {
  const [failure] = failuresOf(`
    import fc from 'fast-check';
    import { expect, it } from 'vitest';
    it('holds', () => fc.assert(fc.property(fc.constant('ñandú'), (word) => {
      expect(word).toBe('emu');
    })));`);
  expect(failure?.message).toContain('Counterexample: ["ñandú"]');
  expect(failure?.message).toContain("expected 'ñandú' to be 'emu'");
  expect(failure?.message).toMatch(/\nat broken\.test\.ts:4$/u);
});

it('names the file of an uncaught error', () => {
  const failures = failuresOf(`
    import { readFile } from 'node:fs/promises';
    import { setImmediate } from 'node:timers/promises';
    import { it } from 'vitest';
    it('forgets an error, which comes before the run can end', async () => {
      await new Promise((ended) => { void readFile('/nowhere').finally(ended); });
      await setImmediate();
    });`);
  expect(failures).toEqual([
    expect.objectContaining({
      path: 'broken.test.ts',
      test: 'an error that no test caught',
      message: expect.stringContaining('/nowhere'),
    }),
  ]);
});

it.each([
  ['test.ts', ['--seed', 'abc'], 'not "abc"'],
  ['test.ts', ['--seed'], "'--seed <value>' argument missing"],
  [
    'test.ts',
    ['test/languages.test.ts', 'test/nowhere.test.ts'],
    'no test at test/nowhere.test.ts',
  ],
  ['test.ts', ['scripts/test.ts'], 'no test at scripts/test.ts'],
  ['chaos.ts', ['--seed', '1.5'], 'not "1.5"'],
  ['chaos.ts', ['--minutes', '0'], 'not "0"'],
])('%s refuses %j before it runs anything', (script, args, why) => {
  const { status, stdout, stderr } = spawnSync('node', [`scripts/${script}`, ...args], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(why);
  expect(stderr).toContain('Usage: npm ');
});
