import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  courseWithShortScripts,
  followQueue,
  killWhileMaking,
  queueOf,
} from '../apps/server/src/test/queue-on-a-server.ts';
import { createServerClient, type ServerClient } from '../apps/server/src/test/server-client.ts';

const VIDEOS = 12;
const KILLS = 20;
const LONGEST_LIFE_MS = 900;

/** What lies between two videos of a queue, and what it makes of a server that dies twenty times. */
export async function run(): Promise<void> {
  await onServer('a queue of 12 short videos', async (server) => {
    const { projectId, config } = await courseWithShortScripts(server, VIDEOS);
    const started = performance.now();
    await server.post(`/api/v1/courses/${projectId}/generate-all-videos`, { config });
    const gaps = await followQueue(server, projectId);
    const seconds = (performance.now() - started) / 1_000;
    gaps.sort((a, b) => a - b);
    print('all videos', `${seconds.toFixed(1)} s`);
    print('from one to the next', `median ${ms(gaps[gaps.length >> 1])}, worst ${ms(gaps.at(-1))}`);
  });
  await onServer('killed while it works on such a queue', async (server, dataFolder) => {
    const { projectId, config } = await courseWithShortScripts(server, VIDEOS);
    await server.post(`/api/v1/courses/${projectId}/generate-all-videos`, { config });
    const { deaths, madeTwice } = await killWhileMaking(
      server,
      { dataFolder, projectId },
      { kills: KILLS, longestLifeMs: LONGEST_LIFE_MS },
    );
    await followQueue(server, projectId);
    const { stats } = await queueOf(server, projectId);
    print('deaths', `${deaths}`);
    print('videos there at the end', `${stats.completedVideos} of ${stats.totalVideos}`);
    print('finished steps done again', `${madeTwice.length}`);
  });
}

async function onServer(
  name: string,
  work: (server: ServerClient, dataFolder: string) => Promise<void>,
): Promise<void> {
  console.log(name);
  const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
  const server = createServerClient({ STUDIO_DATA_DIR: dataFolder, LOG_LEVEL: 'error' });
  try {
    await server.start();
    await work(server, dataFolder);
  } finally {
    await server.kill();
    await rm(dataFolder, { recursive: true });
  }
}

const ms = (milliseconds = 0) => `${Math.round(milliseconds)} ms`;

function print(label: string, value: string): void {
  console.log(`  ${label.padEnd(28)} ${value}`);
}
