import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './fingerprints.mjs';

// The pinned Node is in node_modules/.bin. It appears during the first set-up.
const environment = {
  ...process.env,
  PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
};

/**
 * Runs a program with its output on the screen. Throws an error that names the command if it fails.
 */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...options.env },
    timeout: options.timeout,
  });
  if (result.error) throw result.error;
  if (result.status !== 0) {
    throw new Error(`This command failed (exit ${result.status}): ${[command, ...args].join(' ')}`);
  }
}

/** True if a program succeeds. Its output is hidden. */
export function succeeds(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'ignore', env: environment }).status === 0;
}

export const explain = (error) => (error instanceof Error ? error.message : String(error));
