import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { createOwnTokens } from '../../apps/server/src/kit/own-tokens.ts';
import { readOrMakeLaunchKey } from '../../apps/server/src/wiring/data-folder.ts';
import { STARTING_MS } from './patience.ts';

/** A real server with its own data folder, which can be killed and started again. */
export type Studio = {
  /** A new address that signs the owner in once. */
  address: () => Promise<string>;
  /** Another such address, printed by `user link` in its own process. */
  printedAddress: () => Promise<string>;
  /** Known after the first start, and the same after later ones. */
  readonly origin: string;
  readonly dataFolder: string;
  /** Of the server that runs now. */
  pid: () => number;
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

const READY = 'Tarima is ready: ';
/**
 * A studio that is not started yet. `remove` ends it and deletes its data.
 * @param settings further variables of its environment
 */
export async function createStudio(
  settings: NodeJS.ProcessEnv = {},
): Promise<Studio & { remove: () => Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-e2e-'));
  let server: ChildProcess | undefined;
  let origin = 'http://127.0.0.1:0';
  const env = () => ({
    ...process.env,
    STUDIO_LIBREOFFICE: 'none',
    ...settings,
    // The server itself takes a free port; one found earlier may be taken meanwhile.
    PORT: new URL(origin).port,
    STUDIO_DATA_DIR: dataFolder,
    NODE_ENV: 'production',
  });

  async function start() {
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      env: env(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith(READY)) {
        origin = new URL(line.slice(READY.length).split(' ')[0] ?? '').origin;
        child.stdout.resume();
        return;
      }
    }
    throw new Error('the server ended before it was ready');
  }

  async function kill() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }

  return {
    get origin() {
      return origin;
    },
    dataFolder,
    pid: () => server?.pid ?? 0,
    async address() {
      // Signs in this process, because the command's start costs more than a page.
      const key = readOrMakeLaunchKey({ dataFolder, settingsKey: undefined });
      const token = await createOwnTokens({ key, now: () => new Date() }).signOwner();
      return `${origin}/?auth=${token}`;
    },
    async printedAddress() {
      const command = ['apps/server/src/cli/main.ts', 'user', 'link'];
      const { stdout } = await promisify(execFile)(process.execPath, command, { env: env() });
      return stdout.trim();
    },
    start,
    kill,
    remove: async () => {
      await kill();
      // Its child processes end a moment later and may still write a file there.
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a destructured first argument
async function lend({}, use: (studio: Studio) => Promise<void>): Promise<void> {
  const studio = await createStudio();
  await studio.start();
  await use(studio);
  await studio.remove();
}

/**
 * The journeys of one worker share `studio`, which is deleted after them. Killing it disturbs
 * nobody else. `ownStudio` is for tests that need an empty studio or change its settings.
 */
export const test = base.extend<{ ownStudio: Studio }, { studio: Studio }>({
  studio: [lend, { scope: 'worker', timeout: STARTING_MS }],
  ownStudio: [lend, { timeout: STARTING_MS }],
});
export { expect } from '@playwright/test';
