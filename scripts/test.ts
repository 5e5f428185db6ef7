// `npm test` runs every suite, then prints durations and failures from the runners' reports. `npm
// test -- FILE … --seed N` runs these files alone.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeysReport } from './lib/journeys-report.ts';
import { readOptions, refuse, seedOf } from './lib/options.ts';
import type { SuiteReport } from './lib/suite-report.ts';
import { testSummary } from './lib/test-summary.ts';

const USAGE = 'Usage: npm test -- [FILE …] [--seed N]';

const { values, positionals: files } = readOptions(USAGE, {
  options: { seed: { type: 'string' } },
  allowPositionals: true,
});
const seed = seedOf(values.seed, USAGE);
const noTest = files.find((file) => !holdsTests(file));
if (noTest !== undefined) refuse(`There is no test at ${noTest}.`, USAGE);
const folder = mkdtempSync(join(tmpdir(), 'tarima-reports-'));
const started = performance.now();

/** If glibc keeps a canvas's memory, reading its pixels is ten times as fast. */
const KEEP_MEMORY = {
  MALLOC_MMAP_THRESHOLD_: '1073741824',
  MALLOC_TRIM_THRESHOLD_: '1073741824',
};

const isJourney = (file: string) => file.includes('.journey.');
const named = {
  vitest: files.filter((file) => !isJourney(file)),
  journeys: files.filter(isJourney),
};
const runsAll = files.length === 0;
const outcomes = [
  ...(runsAll || named.vitest.length > 0 ? [vitest(named.vitest)] : []),
  ...(runsAll || named.journeys.length > 0 ? [journeys(named.journeys)] : []),
];
rmSync(folder, { recursive: true });

const report: SuiteReport = {
  suites: outcomes.flatMap(({ suites }) => suites),
  files: outcomes.flatMap((outcome) => outcome.files),
  failures: outcomes.flatMap(({ failures }) => failures),
};
const seconds = (performance.now() - started) / 1_000;
console.log(testSummary(report, { seed, seconds }).join('\n'));
process.exit(report.failures.length === 0 ? 0 : 1);

/** A runner ignores a word that matches no file if another one matches. */
function holdsTests(path: string): boolean {
  return (
    existsSync(path) && (statSync(path).isDirectory() || /\.(test|journey)\.tsx?$/u.test(path))
  );
}

function vitest(only: string[]): SuiteReport {
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/lib/vitest-reporter.ts'];
  const exitCode = runner('vitest', ['run', ...reporters, ...only], {
    ...KEEP_MEMORY,
    TEST_REPORT: file,
  });
  return checked('vitest', exitCode, () => JSON.parse(readFileSync(file, 'utf8')));
}

function journeys(only: string[]): SuiteReport {
  const file = join(folder, 'journeys.json');
  const args = ['test', '--reporter=list,json', ...only];
  const exitCode = runner('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return checked('journeys', exitCode, () =>
    journeysReport(JSON.parse(readFileSync(file, 'utf8'))),
  );
}

function runner(command: string, args: string[], env: Record<string, string>): number {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_SEED: seed, ...env },
  });
  return status ?? 1;
}

/** A runner also fails if it ran nothing, wrote no report or ended badly. */
function checked(name: string, exitCode: number, read: () => SuiteReport): SuiteReport {
  const failure = (message: string) => ({ suite: name, path: '', test: 'the runner', message });
  try {
    const own = read();
    const hasRun = own.suites.some(({ passed, failed }) => passed + failed > 0);
    if (own.failures.length > 0 || (hasRun && exitCode === 0)) return own;
    const message = hasRun
      ? `It ended with ${exitCode} though every test passed; what it wrote above says why.`
      : 'It ran no test; what it wrote above says why.';
    return { ...own, failures: [failure(message)] };
  } catch {
    const message = `It ended with ${exitCode}, without a report.`;
    return { suites: [], files: [], failures: [failure(message)] };
  }
}
