// `npm run check`: format, lint, types, floating promises, architecture, unused code.
// Every check runs even when an earlier one failed, so that one run shows all there is to mend.
import { spawnSync } from 'node:child_process';

const CHECKS = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-p', '.']],
  [
    'floating promises',
    'oxlint',
    ['--type-aware', '--deny-warnings', 'packages', 'apps', 'e2e', 'bench'],
  ],
  ['architecture', 'vitest', ['run', '--project', 'architecture', '--reporter=dot']],
  ['unused code', 'knip', ['--no-progress']],
];

const failed = [];
for (const [name, command, args] of CHECKS) {
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nTo mend: ${failed.join(', ')}. \`npm run format\` mends what it can.`);
  process.exit(1);
}
