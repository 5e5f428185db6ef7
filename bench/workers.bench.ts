import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Avatar, Project, Video, Voice } from '@tarima/contract';
import { startPostgresCluster } from '../apps/server/src/test/postgres-cluster.ts';
import type { Calls } from '../e2e/support/calls.ts';
import { HANDBOOK } from '../e2e/support/documents.ts';
import { createStudio } from '../e2e/support/studio.ts';
import { BENCH_SETTINGS, gather } from './people.ts';
import { spanishScript } from './spanish-script.ts';

const WORKERS = [1, 2, 4];
const VIDEOS = 6;
/** About a minute. */
const SCENES = 4;
const LOOK_EVERY_MS = 200;

/**
 * Videos a minute by 1, 2 and 4 workers beside one web process and PostgreSQL. Each worker has one core: so
 * a machine of few cores also shows how they add up.
 */
export async function run(): Promise<void> {
  const cluster = await startPostgresCluster();
  const settings = {
    ...BENCH_SETTINGS,
    DATABASE_URL: cluster.url,
    LOG_LEVEL: 'error',
  };
  const studio = await createStudio({ ...settings, STUDIO_ROLES: 'web' });
  const environment = { ...process.env, ...settings, STUDIO_DATA_DIR: studio.dataFolder };
  try {
    await studio.start();
    const [person] = await gather(studio.origin, 1, 1);
    if (!person) return;
    const cores = availableParallelism();
    console.log(`${VIDEOS} videos of a minute, ${cores} cores, one for each worker`);
    let alone = 0;
    for (const count of WORKERS) {
      const workers = await startWorkers(count, environment);
      // The first videos draw the presenter, which all others share.
      await makeVideos(person, workers.length, `calentar ${count}`);
      const before = performance.now();
      await makeVideos(person, VIDEOS, `medir ${count}`);
      const perMinute = (60_000 * VIDEOS) / (performance.now() - before);
      if (count === 1) alone = perMinute;
      const ideal = alone * Math.min(count, cores);
      console.log(
        `  ${count} workers  ${perMinute.toFixed(1)} videos a minute, ideal ${ideal.toFixed(1)} ` +
          `(${Math.round((100 * perMinute) / ideal)} %)`,
      );
      for (const worker of workers) worker.kill();
      await Promise.all(workers.map((worker) => once(worker, 'exit')));
    }
  } finally {
    await studio.remove();
    await cluster.stop();
  }
}

/** Each on a core of its own; on a machine with fewer, they share. */
const startWorkers = (count: number, environment: NodeJS.ProcessEnv): Promise<ChildProcess[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const core = String(index % availableParallelism());
      const command = ['-c', core, process.execPath, 'apps/server/src/main.ts'];
      const worker = spawn('taskset', command, {
        env: { ...environment, STUDIO_ROLES: 'worker' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(worker.stdout, 'data');
      return worker;
    }),
  );

/** Makes that many videos at once, none of whose sentences was ever spoken. */
async function makeVideos(person: Calls, count: number, name: string): Promise<void> {
  const [avatar] = await person.get<Avatar[]>('providers/local/avatars');
  const voices = await person.get<Voice[]>('voices');
  const voice = voices.find(({ language }) => language === 'Español');
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    // No clip of another video fits.
    const content = spanishScript(SCENES).replaceAll('. ', ` ${name} ${index}. `);
    const { id } = await person.upload<Project>({ ...FIELDS, name }, HANDBOOK);
    await until(async () => (await person.get<Project>(`projects/${id}`)).draft.status);
    await person.put(`scripts?projectId=${id}`, { content });
    ids.push(id);
  }
  for (const projectId of ids) {
    await person.post<Video>('videos/generate', {
      ...{ projectId, videoMode: 'avatar', locale: 'es_MX' },
      ...{ avatarId: avatar?.avatar_id, voiceId: voice?.voice_id },
    });
  }
  for (const id of ids) {
    await until(async () => (await person.get<Video>(`videos/status/${id}`)).status);
  }
}

const FIELDS = {
  type: 'video',
  language: 'es',
  communicationTone: 'cercano',
  mainObjective: 'explicar',
  targetAudience: 'Personal nuevo',
};

async function until(ask: () => Promise<string>): Promise<void> {
  for (let status = await ask(); status !== 'completed'; status = await ask()) {
    if (status === 'failed') throw new Error('the work failed');
    await pause(LOOK_EVERY_MS);
  }
}
