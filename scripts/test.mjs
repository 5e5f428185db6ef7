// `npm test`: every suite, then one line with the totals, taken from the runners' own reports.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'tarima-reports-'));
const suites = [vitest, journeys];
const totals = { passed: 0, failed: 0, skipped: 0 };
let isGreen = true;

for (const suite of suites) {
  const { exitCode, counts } = suite();
  for (const key of Object.keys(totals)) totals[key] += counts[key];
  if (counts.passed + counts.failed === 0) {
    console.error(`The suite "${suite.name}" ran no test.`);
    isGreen = false;
  }
  if (exitCode !== 0) isGreen = false;
}
rmSync(reports, { recursive: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(isGreen && totals.failed === 0 ? 0 : 1);

function vitest() {
  const file = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = runner('vitest', args);
  return {
    exitCode,
    counts: countsFrom(file, (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    })),
  };
}

function journeys() {
  const file = join(reports, 'journeys.json');
  const args = ['test', '--reporter=list,json'];
  const exitCode = runner('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return {
    exitCode,
    counts: countsFrom(file, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    })),
  };
}

function runner(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/** A runner that died before its report counts as a suite that ran nothing. */
function countsFrom(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
