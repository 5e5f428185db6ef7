// `npm run image`: builds the container's image and starts it until its health check is content. It runs
// as it is meant to: without rights, on a read-only root file system.
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const IMAGE = 'tarima';
const NAME = `tarima-try-${process.pid}`;
const LONGEST_START_MS = 120_000;
const LOOK_EVERY_MS = 1_000;
/** Podman writes a health check only into images of Docker's format. */
const BUILDERS = [
  { command: 'docker', build: [] },
  { command: 'podman', build: ['--format', 'docker'] },
];
const AS_MEANT = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--init'];

const builder = BUILDERS.find(({ command }) => spawnSync(command, ['info']).status === 0);
if (!builder) {
  console.log('No builder of containers answers here (docker, podman): the image is not built.');
  process.exit(0);
}
const { command } = builder;

/** Its output is on the screen. Ends this program if it fails. */
function run(...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const outputOf = (...args: string[]) =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout.trim();

async function health(): Promise<string> {
  for (let waited = 0; waited < LONGEST_START_MS; waited += LOOK_EVERY_MS) {
    const state = outputOf(
      'inspect',
      '--format',
      '{{.State.Status}} {{.State.Health.Status}}',
      NAME,
    );
    if (state !== 'running starting' && state !== 'created starting') return state;
    await setTimeout(LOOK_EVERY_MS);
  }
  return 'still starting';
}

run('build', ...builder.build, '--tag', IMAGE, '.');
run('run', '--detach', '--name', NAME, ...AS_MEANT, '--health-interval', '2s', IMAGE);
const state = await health();
if (state !== 'running healthy') run('logs', NAME);
spawnSync(command, ['rm', '--force', '--volumes', NAME]);
const bytes = Number(outputOf('image', 'inspect', '--format', '{{.Size}}', IMAGE));
console.log(`The image has ${Math.round(bytes / 1_000_000)} MB, and its container is ${state}.`);
process.exit(state === 'running healthy' ? 0 : 1);
