import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Video } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { videos } from '#server/db/schema.ts';
import { insertVideo, videoRows } from '#server/features/videos/videos.repo.ts';
import { testRecipe } from '#server/test/test-recipe.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import { makeVideoJob } from './make-video.job.ts';
import { performJob } from './perform-job.ts';

const studioOf = useTestStudio();
let ada: Person;
let id: string;
beforeEach(async () => {
  ada = await studioOf().signIn();
  id = randomUUID();
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

/** Runs a job as a worker does that the queue gives it to. */
async function run(jobId: string): Promise<void> {
  const attemptId = randomUUID();
  await videoRows.claim(studioOf().context.db, id, { jobId, attemptId });
  const { signal } = new AbortController();
  await performJob(makeVideoJob, { id, attemptId, studio: studioOf(), signal });
}
const get = (name: string) => studioOf().call<Video>(ada, { url: `/api/v1/videos/${name}` });

/** A worker whose process stops while it draws, as on a suspended machine. */
async function fallAsleep() {
  const project = await studioOf().draftedProject(ada);
  const { db } = studioOf().context;
  const recipe = testRecipe({ title: 'De quien durmió' });
  const asleep = randomUUID();
  const { companyId } = ada;
  const row = { id, jobId: asleep, companyId, projectId: project.id, recipe };
  await insertVideo(db, { ...row, status: 'processing' });
  const reached = Promise.withResolvers<void>();
  const awoken = Promise.withResolvers<void>();
  studioOf().providers.before = async (stage) => {
    if (stage !== 'render') return;
    reached.resolve();
    await awoken.promise;
  };
  const done = run(asleep);
  await reached.promise;
  studioOf().providers.before = async () => undefined;
  /** The next worker's video can be told from the sleeper's. */
  await db
    .update(videos)
    .set({ recipe: { ...recipe, title: 'De quien veló' } })
    .where(eq(videos.id, id));
  return {
    jobId: asleep,
    async presumeDead() {
      const next = randomUUID();
      expect(await videoRows.handOver(db, id, asleep, next)).toBe(true);
      return next;
    },
    async awake() {
      awoken.resolve();
      await done;
    },
  };
}

type Sleeper = Awaited<ReturnType<typeof fallAsleep>>;

it.each([
  ['another job', ({ presumeDead }: Sleeper) => presumeDead()],
  ['the same job, begun again', async ({ jobId }: Sleeper) => jobId],
])(
  'a worker that was presumed dead leaves the finished video of %s as it is',
  async (_by, next) => {
    const sleeper = await fallAsleep();
    await run(await next(sleeper));
    const finished = await get(`${id}/file`);
    expect([finished.status, finished.text]).toEqual([
      200,
      expect.stringContaining('De quien veló'),
    ]);
    await sleeper.awake();
    expect((await get(`status/${id}`)).data.status).toBe('completed');
    for (const name of ['file', 'captions', 'poster']) {
      expect([name, (await get(`${id}/${name}`)).status]).toEqual([name, 200]);
    }
    expect((await get(`${id}/file`)).text).toBe(finished.text);
  },
);

it('a worker that wakes up first leaves nothing for the next', async () => {
  const sleeper = await fallAsleep();
  const next = await sleeper.presumeDead();
  await sleeper.awake();
  expect((await get(`status/${id}`)).data.status).toBe('waiting');
  await run(next);
  expect((await get(`${id}/file`)).text).toContain('De quien veló');
});

it('a worker leaves no files of a video that was deleted meanwhile', async () => {
  const sleeper = await fallAsleep();
  await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/videos/${id}` });
  await sleeper.awake();
  const folder = join(studioOf().dataFolder, 'blobs/videos', id);
  expect(await readdir(folder, { recursive: true }).catch(() => [])).toEqual([]);
});
