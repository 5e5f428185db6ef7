import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure, Video, Voice } from '@tarima/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasCome } from '#server/test/crash/moments.ts';
import { draftedPicture, madeVideo } from '#server/test/crash/pictured-project.ts';
import { freePort } from '#server/test/free-port.ts';
import { startPostgresCluster } from '#server/test/postgres-cluster.ts';
import { createServerClient, type ServerClient } from '#server/test/server-client.ts';
import { type ServerProcess, startServerProcess } from '#server/test/server-process.ts';

let cluster: Awaited<ReturnType<typeof startPostgresCluster>>;
let dataFolder: string;
let web: ServerClient;
let worker: ServerProcess;
/** The worker's only port. */
let watched: string;

beforeAll(async () => {
  cluster = await startPostgresCluster();
  dataFolder = await mkdtemp(join(tmpdir(), 'tarima-away-'));
  const shared = {
    DATABASE_URL: cluster.url,
    STUDIO_DATA_DIR: dataFolder,
    AUTH_JWT_SECRET: 'a secret that both processes know, as they must',
    LOG_LEVEL: 'error',
  };
  web = createServerClient({ ...shared, STUDIO_ROLES: 'web' });
  await web.start();
  const port = String(await freePort());
  watched = `http://127.0.0.1:${port}`;
  worker = startServerProcess({ ...shared, STUDIO_ROLES: 'worker', STUDIO_METRICS_PORT: port });
  await worker.ready;
});
afterAll(async () => {
  await web.kill();
  await worker.kill();
  await cluster.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const failureIn = async (language: string) => {
  const answer = await web.file('/api/v1/projects', { 'accept-language': language });
  const { code, message }: Failure = await answer.json();
  return { status: answer.status, code, message };
};
const health = async () => (await web.file('/healthz')).status;
const readiness = async () => (await web.file('/readyz')).status;
const readinessOfWorker = async () => (await fetch(`${watched}/readyz`)).status;

it('a database restart ends no process, and running work is finished', async () => {
  const projectId = await draftedPicture(web);
  const socket = io(web.origin(), { auth: { token: web.token() }, transports: ['websocket'] });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const heard: Video[] = [];
  socket.on('videoStatusUpdate', (video) => void heard.push(video));
  const voices = await web.get<Voice[]>('/api/v1/voices');
  const voiceId = voices.find(({ language_code }) => language_code === 'es')?.voice_id;
  const generate = () =>
    web.post('/api/v1/videos/generate', { projectId, videoMode: 'stock', voiceId });
  await generate();
  const segment = { name: 'a segment is drawn', files: /^cache\/presenters\/segment-.+\.h264$/u };
  await expect.poll(() => hasCome(segment, dataFolder), { interval: 10 }).toBe(true);

  // Otherwise the video may be finished before the database is gone.
  worker.freeze();
  await cluster.halt();
  worker.thaw();
  await expect.poll(health).toBe(503);
  await expect.poll(readiness).toBe(503);
  await expect.poll(readinessOfWorker).toBe(503);
  const metrics = await (await fetch(`${watched}/metrics`)).text();
  expect(metrics).toContain('tarima_ready{need="database"} 0');
  expect(metrics).not.toContain('tarima_queue_jobs{');
  const sentences = { es: /base de datos/u, en: /its database/u, pt: /banco de dados/u };
  for (const [language, sentence] of Object.entries(sentences)) {
    expect(await failureIn(language)).toEqual({
      status: 503,
      code: 'DATABASE_AWAY',
      message: expect.stringMatching(sentence),
    });
  }
  await cluster.resume();
  await expect.poll(health).toBe(200);
  await expect.poll(readiness).toBe(200);
  await expect.poll(readinessOfWorker).toBe(200);
  expect(await madeVideo(web, projectId)).toMatchObject({ status: 'completed', error: null });
  // The worker's NOTIFY arrives on the same socket, because LISTEN restarts within seconds.
  heard.length = 0;
  await expect
    .poll(async () => {
      await generate();
      await madeVideo(web, projectId);
      return heard.length;
    })
    .toBeGreaterThan(0);
  socket.disconnect();
});

it('a database that stands still counts as away, and the figures are there', async () => {
  cluster.freeze();
  try {
    await expect.poll(health).toBe(503);
    const metrics = await (await fetch(`${watched}/metrics`)).text();
    expect(metrics).toContain('tarima_ready{need="database"} 0');
    expect(metrics).toContain('process_resident_memory_bytes ');
  } finally {
    cluster.thaw();
  }
  await expect.poll(health).toBe(200);
  await expect.poll(readinessOfWorker).toBe(200);
});

it('an idle studio survives any number of restarts', async () => {
  for (let restarts = 0; restarts < 12; restarts += 1) {
    await cluster.halt();
    await cluster.resume();
    await expect.poll(health).toBe(200);
  }
  await draftedPicture(web);
});
