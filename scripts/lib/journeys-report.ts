import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Failure, SuiteReport } from './suite-report.ts';

const SUITE = 'journeys';

/** Converts the report of Playwright's JSON reporter. */
export function journeysReport({ suites, stats, errors, config }: JSONReport): SuiteReport {
  const pathOf = (file: string) => relative(process.cwd(), `${config.rootDir}/${file}`);
  const ofRun = errors.map(({ message = '' }) => ({
    suite: SUITE,
    path: '',
    test: 'an error that no journey caught',
    message,
  }));
  return {
    suites: [
      {
        name: SUITE,
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      },
    ],
    files: suites.map((suite) => ({
      suite: SUITE,
      path: pathOf(suite.file),
      seconds: millisecondsOf(suite) / 1_000,
    })),
    failures: [...suites.flatMap((suite) => failuresOf(suite, pathOf)), ...ofRun],
  };
}

const millisecondsOf = ({ specs, suites = [] }: JSONReportSuite): number =>
  sum(
    specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((r) => r.duration))),
  ) + sum(suites.map(millisecondsOf));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function failuresOf(
  { specs, suites = [] }: JSONReportSuite,
  pathOf: (file: string) => string,
): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      const { message = 'no message', location } = errors[0] ?? {};
      const place = location
        ? `\nat ${relative(process.cwd(), location.file)}:${location.line}`
        : '';
      return { suite: SUITE, path: pathOf(file), test: title, message: message + place };
    });
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, pathOf))];
}
