import { stripVTControlCharacters } from 'node:util';
import type { Failure, Suite, SuiteReport, TestFile } from './suite-report.ts';

const SLOWEST = 10;
const FAILURES_WITH_MESSAGE = 5;
/** The lines of one screen for failures, without those of the totals below. */
const LINES_OF_FAILURES = 36;
/** A failure's file, its name, and the command that runs it alone. */
const LINES_BESIDE_MESSAGE = 3;
const LINE_CHARACTERS = 160;

/** Durations, then any failures on one screen, then the totals alone on a line. */
export function testSummary(report: SuiteReport, run: { seed: string; seconds: number }): string[] {
  const { suites, files, failures } = report;
  return [
    '',
    ...suiteLines(suites, files),
    '',
    ...slowestLines(files),
    '',
    ...failureLines(failures, run.seed),
    `Seed ${run.seed}, ${clock(run.seconds)} in all.`,
    totalsLine(report),
  ];
}

function suiteLines(suites: Suite[], files: TestFile[]): string[] {
  const rows = suites.map(({ name, passed, failed, skipped }) => {
    const own = files.filter(({ suite }) => suite === name);
    const seconds = own.reduce((sum, file) => sum + file.seconds, 0);
    const tests = `${passed + failed + skipped} tests`.padStart(12);
    return `  ${name.padEnd(18)}${`${own.length} files`.padStart(10)}${tests}${clock(seconds).padStart(8)}`;
  });
  return ['Suites, each with the time that its files took one by one:', ...rows];
}

function slowestLines(files: TestFile[]): string[] {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    'Slowest files:',
    ...slowest.map(
      ({ path, suite, seconds }) => `${clock(seconds).padStart(8)}  ${path} (${suite})`,
    ),
  ];
}

function failureLines(failures: Failure[], seed: string): string[] {
  if (failures.length === 0) return [];
  const first = failures.slice(0, FAILURES_WITH_MESSAGE);
  const room = Math.floor(LINES_OF_FAILURES / first.length) - LINES_BESIDE_MESSAGE;
  const told = first.flatMap(({ suite, path, test, message }) => [
    `FAILED  ${path || suite} (${suite})`,
    `  ${cut(test)}`,
    ...linesOf(message, room).map((line) => cut(`    ${line}`)),
    ...(path ? [`  alone: npm test -- ${path} --seed ${seed}`] : []),
  ]);
  const others = failures.slice(FAILURES_WITH_MESSAGE);
  const files = [...new Set(others.map(({ path, suite }) => path || suite))];
  const rest =
    others.length === 0 ? [] : [cut(`and ${others.length} more, in ${files.join(', ')}`)];
  return [...told, ...rest, ''];
}

/** Its first lines, and its last, which says where it failed. */
function linesOf(message: string, room: number): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length <= room) return lines;
  return [...lines.slice(0, room - 1), lines.at(-1) ?? ''];
}

const cut = (line: string) =>
  line.length > LINE_CHARACTERS ? `${line.slice(0, LINE_CHARACTERS - 1)}…` : line;

/** A hook, a whole file or a runner may fail too, not only tests. */
function totalsLine({ suites, failures }: SuiteReport): string {
  const sum = (key: 'passed' | 'skipped') => suites.reduce((total, suite) => total + suite[key], 0);
  return `${sum('passed')} passed, ${failures.length} failed, ${sum('skipped')} skipped`;
}

/** Minutes and seconds. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
