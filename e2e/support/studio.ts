import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';

/** A real server with a data folder of its own, which can be killed and started again. */
export type Studio = {
  /** An address that signs the owner in, once: a fresh one each time. */
  address: () => Promise<string>;
  origin: string;
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** A studio that is not started yet; `remove` ends it and takes its data away. */
export async function createStudio(): Promise<Studio & { remove: () => Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-e2e-'));
  const port = await freePort();
  let server: ChildProcess | undefined;
  const env = {
    ...process.env,
    PORT: String(port),
    STUDIO_DATA_DIR: dataFolder,
    NODE_ENV: 'production',
  };

  async function start() {
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('Tarima is ready: ')) {
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
    origin: `http://127.0.0.1:${port}`,
    async address() {
      const command = ['apps/server/src/cli/main.ts', 'user', 'link'];
      const { stdout } = await promisify(execFile)(process.execPath, command, { env });
      return stdout.trim();
    },
    start,
    kill,
    remove: async () => {
      await kill();
      // What it had started ends a moment after it, and may still put a file there.
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}

/** `studio` is shared by the journeys of one file and gone after them. */
export const test = base.extend<object, { studio: Studio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a destructured first argument
    async ({}, use) => {
      const studio = await createStudio();
      await studio.start();
      await use(studio);
      await studio.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
export { expect } from '@playwright/test';
