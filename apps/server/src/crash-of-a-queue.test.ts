import type { Video } from '@tarima/contract';
import { expect, it } from 'vitest';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from './test/crash-server.ts';
import {
  courseWithShortScripts,
  followQueue,
  killWhileMaking,
  queueOf,
} from './test/queue-on-a-server.ts';
import { testEngine } from './test/test-database.ts';

/** `npm run bench -- course-queue` does it with twenty; PostgreSQL waits for heartbeats after each. */
const KILLS = testEngine() === 'pglite' ? 5 : 1;
const LONGEST_LIFE_MS = 1_500;

const crashServer = useCrashServer();

it(
  `a queue of twelve videos survives ${KILLS} deaths, each video made once`,
  async () => {
    const { server, dataFolder } = crashServer();
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
  LONGEST_CRASH_TEST_MS,
);
