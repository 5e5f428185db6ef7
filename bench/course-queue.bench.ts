import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Video } from '@tarima/contract';
import { courseWithShortScripts, queueOf } from '../apps/server/src/test/crash/short-scripts.ts';
import { createServerClient, type ServerClient } from '../apps/server/src/test/server-client.ts';

const VIDEOS = 12;
const LOOK_EVERY_MS = 20;

/** Measures the time between two videos of a queue. */
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
}

/**
 * Follows a queue to its end. Returns the milliseconds between each video's end and the start of
 * work on the next.
 */
async function followQueue(server: ServerClient, projectId: string): Promise<number[]> {
  const begun = new Map<number, number>();
  const ended = new Map<number, number>();
  for (;;) {
    const videos = await server.get<Video[]>(`/api/v1/courses/${projectId}/videos`);
    const now = performance.now();
    for (const { queuePosition, status } of videos) {
      const position = queuePosition ?? 0;
      if (status !== 'waiting' && !begun.has(position)) begun.set(position, now);
      if (status === 'completed' && !ended.has(position)) ended.set(position, now);
    }
    const { status } = await queueOf(server, projectId);
    if (status === 'completed' || status === 'failed') break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return [...ended].flatMap(([position, end]) => {
    const next = begun.get(position + 1);
    return next === undefined ? [] : Math.max(0, next - end);
  });
}

async function onServer(
  name: string,
  work: (server: ServerClient) => Promise<void>,
): Promise<void> {
  console.log(name);
  const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
  const server = createServerClient({ STUDIO_DATA_DIR: dataFolder, LOG_LEVEL: 'error' });
  try {
    await server.start();
    await work(server);
  } finally {
    await server.kill();
    await rm(dataFolder, { recursive: true });
  }
}

const ms = (milliseconds = 0) => `${Math.round(milliseconds)} ms`;

function print(label: string, value: string): void {
  console.log(`  ${label.padEnd(28)} ${value}`);
}
