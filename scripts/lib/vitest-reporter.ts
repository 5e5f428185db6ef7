import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError, TestModule } from 'vitest/node';
import type { Failure, Suite, SuiteReport, TestFile } from './suite-report.ts';

/** Writes what became of the run into the file that `TEST_REPORT` names. */
export default class SuiteReporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: SuiteReport = {
      suites: suitesOf(modules),
      files: modules.map(fileOf),
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map((error) => ({
          suite: 'vitest',
          path: '',
          test: 'an error that no test caught',
          message: messageOf(error),
        })),
      ],
    };
    writeFileSync(process.env.TEST_REPORT ?? 'test-report.json', JSON.stringify(report));
  }
}

function suitesOf(modules: readonly TestModule[]): Suite[] {
  const suites = new Map<string, Suite>();
  for (const testModule of modules) {
    const { name } = testModule.project;
    const suite = suites.get(name) ?? { name, passed: 0, failed: 0, skipped: 0 };
    suites.set(name, suite);
    for (const test of testModule.children.allTests()) {
      const { state } = test.result();
      // What never ran because its file broke is told with the file.
      suite[state === 'pending' ? 'skipped' : state] += 1;
    }
    if (testModule.errors().length > 0) suite.failed += 1;
  }
  return [...suites.values()];
}

function fileOf(testModule: TestModule): TestFile {
  const { duration, collectDuration, setupDuration, environmentSetupDuration, prepareDuration } =
    testModule.diagnostic();
  const ms =
    duration + collectDuration + setupDuration + environmentSetupDuration + prepareDuration;
  return { suite: testModule.project.name, path: pathOf(testModule), seconds: ms / 1_000 };
}

function failuresOf(testModule: TestModule): Failure[] {
  const where = { suite: testModule.project.name, path: pathOf(testModule) };
  const ofFile = testModule
    .errors()
    .map((error) => ({ ...where, test: 'the file itself', message: messageOf(error) }));
  const ofTests = [...testModule.children.allTests('failed')].map((test) => ({
    ...where,
    test: test.fullName,
    message: messageOf(test.result().errors?.[0]),
  }));
  return [...ofFile, ...ofTests];
}

const pathOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);

function messageOf(error: Partial<SerializedError> | undefined): string {
  const [top] = error?.stacks ?? [];
  const place = top ? `\nat ${relative(process.cwd(), top.file)}:${top.line}` : '';
  return `${error?.message ?? 'no message'}${place}`;
}
