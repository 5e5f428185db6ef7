import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError, TestModule, TestSuite } from 'vitest/node';
import type { Failure, Suite, SuiteReport, TestFile } from './suite-report.ts';

/** Writes the result of the run to the file in `TEST_REPORT`. */
export default class SuiteReporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: SuiteReport = {
      suites: suitesOf(modules),
      files: modules.map(fileOf),
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map((error) => ({
          suite: 'vitest',
          path: typeof error.VITEST_TEST_PATH === 'string' ? pathOf(error.VITEST_TEST_PATH) : '',
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
      // Tests that never ran because their file failed are reported with the file.
      suite[state === 'pending' ? 'skipped' : state] += 1;
    }
  }
  return [...suites.values()];
}

function fileOf(testModule: TestModule): TestFile {
  const { duration, collectDuration, setupDuration, environmentSetupDuration, prepareDuration } =
    testModule.diagnostic();
  const ms =
    duration + collectDuration + setupDuration + environmentSetupDuration + prepareDuration;
  return { suite: testModule.project.name, path: pathOf(testModule.moduleId), seconds: ms / 1_000 };
}

function failuresOf(testModule: TestModule): Failure[] {
  const where = { suite: testModule.project.name, path: pathOf(testModule.moduleId) };
  const errorsOf = (part: TestModule | TestSuite, test: string) =>
    part.errors().map((error) => ({ ...where, test, message: messageOf(error) }));
  const ofFile = errorsOf(testModule, 'the file itself');
  // Failures before or after a group's tests belong to no test.
  const ofGroups = [...testModule.children.allSuites()].flatMap((group) =>
    errorsOf(group, group.fullName),
  );
  const ofTests = [...testModule.children.allTests('failed')].map((test) => ({
    ...where,
    test: test.fullName,
    message: messageOf(test.result().errors?.[0]),
  }));
  return [...ofFile, ...ofGroups, ...ofTests];
}

const pathOf = (file: string) => relative(process.cwd(), file);

/** The message and its causes, then the first place in the project's own code. */
function messageOf(error: Partial<SerializedError> | undefined): string {
  const stacks = error?.stacks ?? [];
  const top = stacks.find(({ file }) => isOwn(pathOf(file))) ?? stacks[0];
  const place = top ? [`at ${pathOf(top.file)}:${top.line}`] : [];
  return [...messagesOf(error), ...place].join('\n');
}

const messagesOf = (error: Partial<SerializedError> | undefined): string[] =>
  error ? [error.message ?? 'no message', ...messagesOf(error.cause)] : [];

const isOwn = (path: string) => !/^\.\.|^node:|node_modules\//u.test(path);
