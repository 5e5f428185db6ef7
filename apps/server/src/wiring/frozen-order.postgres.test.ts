import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Voice } from '@tarima/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orphansOf } from '#server/test/crash/orphans.ts';
import { draftedPicture, madeVideo } from '#server/test/crash/pictured-project.ts';
import { createServerClient, type ServerClient } from '#server/test/server-client.ts';
import { type ServerProcess, startServerProcess } from '#server/test/server-process.ts';
import { testDatabaseUrl } from '#server/test/test-database.ts';
import {
  HEYGEN_KEY,
  type HeyGenServer,
  send,
  startHeyGenServer,
} from '../../../../test/vendors/heygen-server.ts';

/** The log line at the end of an ordered video, whatever its result. */
const ENDED = /"job":"order-video"/u;
let dataFolder: string;
let shared: Record<string, string>;
let vendor: HeyGenServer;
let web: ServerClient;
let frozen: ServerProcess;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tarima-frozen-'));
  vendor = await startHeyGenServer();
  shared = {
    DATABASE_URL: (await testDatabaseUrl()) ?? '',
    STUDIO_DATA_DIR: dataFolder,
    AUTH_JWT_SECRET: 'a secret that both processes know, as they must',
    HEYGEN_API_KEY: HEYGEN_KEY,
    HEYGEN_BASE_URL: vendor.baseUrl,
    STUDIO_ROLES: 'worker',
  };
  web = createServerClient({ ...shared, STUDIO_ROLES: 'web', LOG_LEVEL: 'silent' });
  await web.start();
  frozen = startServerProcess({ ...shared, LOG_LEVEL: 'info' });
  await frozen.ready;
});
afterEach(async () => {
  await frozen.kill();
  await web.kill();
  await vendor.close();
  await rm(dataFolder, { recursive: true, force: true });
});

async function order(projectId: string): Promise<void> {
  const voices = await web.get<Voice[]>('/api/v1/voices');
  await web.post('/api/v1/videos/generate', {
    projectId,
    videoMode: 'avatar',
    avatarId: 'heygen-Brandon_public_2',
    voiceId: voices.find(({ voice_id }) => voice_id.startsWith('local-'))?.voice_id,
  });
}

it('a worker that froze between an order and its answer pays once, and works on', async () => {
  const projectId = await draftedPicture(web);
  const isFrozen = Promise.withResolvers<void>();
  vendor.will('create', async ({ carryOut, response }) => {
    const { status, body } = await carryOut();
    await isFrozen.promise;
    // The answer waits in the frozen process's socket.
    send(response, status, body);
  });
  await order(projectId);
  await expect.poll(() => vendor.videos().length).toBe(1);
  frozen.freeze();
  isFrozen.resolve();
  const other = startServerProcess({ ...shared, LOG_LEVEL: 'silent' });
  await other.ready;
  const made = await madeVideo(web, projectId);
  await other.kill();
  frozen.thaw();
  await expect.poll(frozen.output).toMatch(ENDED);

  const again = await madeVideo(web, projectId);
  expect(again).toEqual(made);
  expect(made?.cost).toBeCloseTo((made?.durationSeconds ?? 0) * 0.0667, 1);
  expect([vendor.videos().length, vendor.callsOf('create').length]).toEqual([1, 1]);
  expect(await orphansOf(dataFolder, 'videos/*/*/video.mp4', 1)).toEqual([]);

  const next = await draftedPicture(web);
  await order(next);
  await madeVideo(web, next);
  expect([vendor.videos().length, vendor.callsOf('create').length]).toEqual([2, 2]);
  expect(await orphansOf(dataFolder, 'videos/*/*/video.mp4', 2)).toEqual([]);
});
