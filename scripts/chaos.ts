// `npm run chaos -- --seed N --minutes M`: lets faults loose on real studios at random moments, and
// reports what was lost. The same seed makes the same choices.
import { spawnSync } from 'node:child_process';
import { readOptions, refuse, seedOf } from './lib/options.ts';

const USAGE = 'Usage: npm run chaos -- [--seed N] [--minutes M]';

const { values } = readOptions(USAGE, {
  options: { seed: { type: 'string' }, minutes: { type: 'string', default: '12' } },
});
const seed = seedOf(values.seed, USAGE);
if (!(Number(values.minutes) > 0)) {
  refuse(`Minutes are a number above nought, not "${values.minutes}".`, USAGE);
}
console.log(`Seed ${seed}, ${values.minutes} minutes.`);
const { status } = spawnSync('vitest', ['run', '--config', 'vitest.chaos.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, CHAOS_SEED: seed, CHAOS_MINUTES: values.minutes },
});
if (status !== 0) {
  console.error(`\nThe same choices: npm run chaos -- --seed ${seed} --minutes ${values.minutes}`);
}
process.exit(status ?? 1);
