import { expect, it } from 'vitest';
import type { Failure, SuiteReport } from './suite-report.ts';
import { testSummary } from './test-summary.ts';

const SCREEN = { lines: 40, characters: 160 };
const RUN = { seed: '4711', seconds: 671 };

const failure = (number: number): Failure => ({
  suite: 'server-postgres',
  path: `apps/server/src/file-${number}.test.ts`,
  test: `rows and their jobs > number ${number}`,
  message: `expected 1 to be 2\n\n- 2\n+ 1\n${'a long line '.repeat(100)}\nat file-${number}.test.ts:12`,
});
const report = (failures: Failure[]): SuiteReport => ({
  suites: [
    { name: 'packages', passed: 2_000, failed: 0, skipped: 1 },
    { name: 'server-postgres', passed: 1_400, failed: failures.length, skipped: 2 },
  ],
  files: Array.from({ length: 30 }, (_, index) => ({
    suite: 'packages',
    path: `packages/text/src/file-${index}.test.ts`,
    seconds: index,
  })),
  failures,
});

it('ends with the totals of all suites on a separate line', () => {
  expect(testSummary(report([]), RUN).slice(-2)).toEqual([
    'Seed 4711, 11:11 in all.',
    '3400 passed, 0 failed, 3 skipped',
  ]);
});

it('gives each suite’s duration and its ten slowest files', () => {
  const text = testSummary(report([]), RUN).join('\n');
  expect(text).toMatch(/packages +30 files +2001 tests +7:15/u);
  expect(text.match(/file-\d+/gu)).toEqual(
    Array.from({ length: 10 }, (_, index) => `file-${29 - index}`),
  );
});

it('shows failures on one screen, with the command that repeats each', () => {
  const lines = testSummary(report(Array.from({ length: 60 }, (_, index) => failure(index))), RUN);
  const screen = lines.slice(-SCREEN.lines);
  expect(screen).toContain('FAILED  apps/server/src/file-0.test.ts (server-postgres)');
  expect(screen).toContain('    at file-0.test.ts:12');
  expect(screen).toContain('  alone: npm test -- apps/server/src/file-0.test.ts --seed 4711');
  expect(screen.join('\n')).toMatch(/and 55 more, in apps\/server\/src\/file-5\.test\.ts/u);
  expect(screen.at(-1)).toBe('3400 passed, 60 failed, 3 skipped');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(SCREEN.characters);
});

it('gives few failures the whole screen, without the runner’s colours', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`);
  const message = `\u001B[31m${lines.join('\n')}\u001B[39m`;
  const text = testSummary(report([{ ...failure(0), message }]), RUN);
  expect(text).toEqual(expect.arrayContaining(lines.map((line) => `    ${line}`)));
});

it('counts failures outside tests', () => {
  const ofRunner = { suite: 'vitest', path: '', test: 'the runner', message: 'It ran no test.' };
  const { suites, files } = report([]);
  expect(testSummary({ suites, files, failures: [ofRunner] }, RUN).at(-1)).toBe(
    '3400 passed, 1 failed, 3 skipped',
  );
});
