import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '#server/db/open-database.ts';
import { freePort } from '#server/test/free-port.ts';
import { startPostgresCluster } from '#server/test/postgres-cluster.ts';
import { createServerClient } from '#server/test/server-client.ts';
import { startStallingProxy } from '#server/test/stalling-proxy.ts';
import { startTestStudio, type TestStudio } from '#server/test/test-studio.ts';
import { startOpenAiSpeechServer } from '../../../../../../test/vendors/openai-speech-server.ts';
import { startS3Server } from '../../../../../../test/vendors/s3-server.ts';
import { bucketStorage } from './bucket.ts';
import { createClock } from './clock.ts';
import type { MisbehavingStorage } from './misbehaving-storage.ts';
import { canMountDisks, mountOwnDisk } from './own-disk.ts';
import { createWorker, type Worker } from './worker.ts';

/** Web and worker with PostgreSQL, and files on a disk or in a bucket; or one process with all. */
export const STUDIO_KINDS = ['disk', 'bucket', 'embedded'] as const;
export type StudioKind = (typeof STUDIO_KINDS)[number];

const DISK_MEGABYTES = 600;
const LONGEST_LOOK_MS = 10_000;

/** A studio of real processes, all of whose surroundings can misbehave. */
export type ChaosStudio = Awaited<ReturnType<typeof startChaosStudio>>;

export async function startChaosStudio(kind: StudioKind) {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await openStudio(kind, closing)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** `closing` is told how each part ends, as soon as it is there. */
async function openStudio(kind: StudioKind, closing: (() => unknown)[]) {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-chaos-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const vendor = await startOpenAiSpeechServer({ key: 'sk-chaos' });
  closing.push(vendor.close);
  const clock = await createClock(join(folder, 'clock'));
  const isEmbedded = kind === 'embedded';
  const database = isEmbedded ? null : await startDatabase(closing);
  const bucket = kind === 'bucket' ? await startS3Server() : null;
  if (bucket) closing.push(bucket.close);
  const inside = join(folder, 'disk');
  await mkdir(inside);
  const hasDisk = kind !== 'bucket' && canMountDisks();
  const disk = hasDisk
    ? await mountOwnDisk(inside, { megabytes: DISK_MEGABYTES, canClose: !isEmbedded })
    : null;
  if (disk) closing.push(disk.close);
  const dataFolder = join(inside, 'data');
  const environment = {
    ...clock.environment,
    ...bucket?.environment,
    ...(database && { DATABASE_URL: database.slowUrl }),
    STUDIO_DATA_DIR: dataFolder,
    STUDIO_SETTINGS_KEY: 'a key that both processes know, as they must',
    SPEECH_OPENAI_BASE_URL: vendor.baseUrl,
    SPEECH_OPENAI_API_KEY: 'sk-chaos',
    SPEECH_OPENAI_MODEL: 'gpt-4o-mini-tts',
    LOG_LEVEL: 'error',
  };
  const surroundings = {
    preload: clock.preload,
    ...(disk && { through: disk.enter, seenFromOutside: disk.seenFromOutside }),
  };
  const watched = String(await freePort());
  const web = createServerClient(
    {
      ...environment,
      STUDIO_METRICS_PORT: watched,
      ...(!isEmbedded && { STUDIO_ROLES: 'web' }),
    },
    surroundings,
  );
  const worker: Worker | null = isEmbedded ? null : await createWorker(environment, surroundings);
  const storage: MisbehavingStorage | null =
    disk?.storage ?? (bucket ? bucketStorage(bucket) : null);
  closing.push(
    () => worker?.kill(),
    () => web.kill(),
  );
  await web.start();
  await worker?.start();
  const outside = disk ? disk.seenFromOutside(dataFolder) : dataFolder;

  /**
   * Opens its stores in this process, without a role. An embedded studio is stopped meanwhile, and a copy of
   * it is visited: its database cannot be opened by the disk's outer path.
   */
  async function visit<Answer>(work: (own: TestStudio) => Promise<Answer>): Promise<Answer> {
    const visited = isEmbedded ? join(folder, 'copy') : outside;
    if (isEmbedded) {
      await web.kill('SIGTERM');
      await rm(visited, { recursive: true, force: true });
      await cp(outside, visited, { recursive: true });
    }
    const own = await startTestStudio(
      {
        ...environment,
        STUDIO_DATA_DIR: visited,
        ...(database && { DATABASE_URL: database.url }),
      },
      () => openEmbeddedDatabase(join(visited, 'db')),
    );
    try {
      return await work(own);
    } finally {
      await own.stop();
      if (isEmbedded) await web.start();
    }
  }

  return {
    kind,
    web,
    worker,
    database,
    storage,
    vendor,
    clock,
    /** The test's path of the data folder. */
    dataFolder: outside,
    visit,
    /** The output of the present processes. */
    output: () => web.output() + (worker?.output() ?? ''),
    /** True if all of its processes say that they are ready. */
    async isReady(): Promise<boolean> {
      const origins = [`http://127.0.0.1:${watched}`, ...(worker ? [worker.origin] : [])];
      return (await Promise.all(origins.map(isReadyAt))).every(Boolean);
    },
    /** The jobs that wait or run. NaN while the page does not know them. */
    async openJobs(): Promise<number> {
      const answer = await fetch(`http://127.0.0.1:${watched}/metrics`);
      const counts = [...(await answer.text()).matchAll(/^tarima_queue_jobs\{.*\} (\d+)/gmu)];
      return counts.length === 0
        ? Number.NaN
        : counts.reduce((sum, [, jobs]) => sum + Number(jobs), 0);
    },
  };
}

async function startDatabase(closing: (() => unknown)[]) {
  const cluster = await startPostgresCluster();
  closing.push(cluster.stop);
  const { hostname: host, port } = new URL(cluster.url);
  const line = await startStallingProxy({ host, port: Number(port) });
  closing.push(line.close);
  const slowUrl = Object.assign(new URL(cluster.url), { port: String(line.port) }).href;
  return { url: cluster.url, slowUrl, halt: cluster.halt, resume: cluster.resume, line };
}

async function isReadyAt(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LONGEST_LOOK_MS);
    return (await fetch(`${origin}/readyz`, { signal })).status === 200;
  } catch {
    return false;
  }
}
