import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftedPicture } from '#server/test/crash/pictured-project.ts';
import { freePort } from '#server/test/free-port.ts';
import { createServerClient } from '#server/test/server-client.ts';
import { startServerProcess } from '#server/test/server-process.ts';
import { emptyDatabaseUrl } from '#server/test/test-database.ts';

let dataFolder: string;
const started: { kill: (signal?: NodeJS.Signals) => Promise<unknown> }[] = [];
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tarima-together-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.kill()));
  await rm(dataFolder, { recursive: true, force: true });
});

const opensPort = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

it('four processes on an empty PostgreSQL and an empty folder all become ready', async () => {
  const port = await freePort();
  const shared = {
    DATABASE_URL: await emptyDatabaseUrl(),
    STUDIO_DATA_DIR: dataFolder,
    // Log lines name the jobs that a process has done.
    LOG_LEVEL: 'info',
  };
  const processes = ['web', 'web', 'worker', 'worker'].map((role) =>
    startServerProcess({
      ...shared,
      STUDIO_ROLES: role,
      ...(role === 'worker' && { PORT: String(port) }),
    }),
  );
  started.push(...processes);
  await Promise.all(processes.map(({ ready }) => ready));

  // A worker would take this port.
  expect(await opensPort(port)).toBe(false);
  const web = createServerClient({ ...shared, STUDIO_ROLES: 'web' });
  started.push(web);
  await web.start();
  await draftedPicture(web);
  const done = (output: string) => output.includes('"msg":"job done"');
  const [one, other, ...workers] = processes.map(({ output }) => output());
  expect([one, other, web.output()].map((output = '') => done(output))).toEqual(
    Array.from({ length: 3 }, () => false),
  );
  expect(workers.some(done)).toBe(true);
});
