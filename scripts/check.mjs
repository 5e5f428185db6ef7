// `npm run check`: format, lint, types, floating promises, architecture, unused code. Every check
// runs even if another one fails, so that one run shows all problems.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const CHECKS = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-p', '.']],
  [
    'floating promises',
    'oxlint',
    ['--type-aware', '--deny-warnings', 'packages', 'apps', 'e2e', 'bench', 'deploy', 'scripts'],
  ],
  ['architecture', 'vitest', ['run', '--project', 'architecture', '--reporter=dot']],
  ['unused code', 'knip', ['--no-progress']],
];

/** Checks run in parallel, so each one's output waits for its end. */
async function run([name, command, args]) {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) process.stdout.write(out + err);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  return { name, hasFailed: code !== 0 };
}

const results = await Promise.all(CHECKS.map(run));
const failed = results.filter(({ hasFailed }) => hasFailed).map(({ name }) => name);
if (failed.length > 0) {
  console.error(`\nTo mend: ${failed.join(', ')}. \`npm run format\` mends what it can.`);
  process.exit(1);
}
