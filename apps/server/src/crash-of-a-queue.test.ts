import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Video } from '@tarima/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  courseWithShortScripts,
  followQueue,
  killWhileMaking,
  queueOf,
} from './test/queue-on-a-server.ts';
import { createServerClient, type ServerClient } from './test/server-client.ts';
import { testDatabaseUrl, testEngine } from './test/test-database.ts';

/** `npm run bench -- course-queue` does it with twenty; PostgreSQL waits for heartbeats after each. */
const KILLS = testEngine() === 'pglite' ? 5 : 1;
const LONGEST_LIFE_MS = 1_500;
/** A guard against hanging only. */
const LONGEST_TEST_MS = 1_200_000;

let dataFolder: string;
let server: ServerClient;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tarima-crash-queue-'));
  const databaseUrl = await testDatabaseUrl();
  server = createServerClient({
    STUDIO_DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
});
afterAll(async () => {
  await server.kill();
  await rm(dataFolder, { recursive: true, force: true });
});

it(
  `a queue of twelve videos survives ${KILLS} deaths, each video made once`,
  async () => {
    await server.start();
    const { projectId, config } = await courseWithShortScripts(server, 12);
    await server.post(`/api/v1/courses/${projectId}/generate-all-videos`, { config });
    const { madeTwice } = await killWhileMaking(
      server,
      { dataFolder, projectId },
      { kills: KILLS, longestLifeMs: LONGEST_LIFE_MS },
    );
    await followQueue(server, projectId);
    const queue = await queueOf(server, projectId);
    expect([queue.status, queue.stats.completedVideos]).toEqual(['completed', 12]);
    expect(madeTwice).toEqual([]);
    const { videos } = await server.get<{ videos: Video[] }>('/api/v1/videos');
    expect(videos.map(({ status }) => status)).toEqual(Array(12).fill('completed'));
    expect(new Set(videos.map(({ scriptId }) => scriptId)).size).toBe(12);
  },
  LONGEST_TEST_MS,
);
