import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';

/** A real server with a data folder of its own, which can be killed and started again. */
export type Studio = {
  /** The address that `npm start` prints: it signs the owner in. */
  address: () => string;
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

async function createStudio(): Promise<Studio & { remove: () => Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-e2e-'));
  const port = await freePort();
  let server: ChildProcess | undefined;
  let address = '';

  async function start() {
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        STUDIO_DATA_DIR: dataFolder,
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const ready = /Tarima is ready: (\S+)/u.exec(line);
      if (ready?.[1]) {
        address = ready[1];
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
    address: () => address,
    start,
    kill,
    remove: async () => {
      await kill();
      await rm(dataFolder, { recursive: true, force: true });
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
