import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Video } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { courseScriptRuns, modelCalls, videos } from '#server/db/schema.ts';
import { scriptRunRows } from '#server/features/courses/courses.repo.ts';
import { insertVideo, videoRows } from '#server/features/videos/videos.repo.ts';
import { type Cause, causedBy, presentCause } from '#server/kit/cause.ts';
import { createTestCourse } from '#server/test/test-course.ts';
import { testRecipe } from '#server/test/test-recipe.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import type { JobDefinition } from './define-job.ts';
import { makeVideoJob } from './make-video.job.ts';
import { performJob } from './perform-job.ts';
import { writeScriptsJob } from './write-scripts.job.ts';

const studioOf = useTestStudio();
let ada: Person;
let id: string;

beforeAll(async () => {
  ada = await studioOf().signIn();
});

const startOf = (signal = new AbortController().signal) => ({
  ...{ id, attemptId: randomUUID(), studio: studioOf(), signal },
});

describe('a run', () => {
  beforeEach(() => {
    id = randomUUID();
  });

  const jobThat = (run: JobDefinition['run']): JobDefinition => ({
    ...makeVideoJob,
    stages: { drawing: [0, 100] },
    announce: async () => {
      throw new Error('nobody can be told');
    },
    run,
  });

  it('goes on if its progress cannot be told', async () => {
    const done: string[] = [];
    const job = jobThat(async ({ report }) => {
      report('drawing', 0.5);
      done.push('drawn');
    });
    await performJob(job, startOf());
    expect(done).toEqual(['drawn']);
  });

  it('tells its progress for its own cause, whatever calls it', async () => {
    const job = jobThat(async ({ report }) =>
      // As a process does that another job has started.
      causedBy({ requestId: 'of another' }, () => report('drawing', 0.5)),
    );
    const causes: Cause[] = [];
    job.announce = async () => void causes.push(presentCause());
    await causedBy({ requestId: 'its own' }, () => performJob(job, startOf()));
    expect(causes).toEqual([{ requestId: 'its own' }]);
  });

  it('fails with its own error if its progress cannot be told', async () => {
    const job = jobThat(async ({ report }) => {
      report('drawing', 0.5);
      throw new Error('the pencil broke');
    });
    await expect(performJob(job, startOf())).rejects.toThrow('the pencil broke');
  });
});

it('keeps no file of a video that is cancelled while its files are stored', async () => {
  const { context } = studioOf();
  const project = await studioOf().draftedProject(ada);
  id = randomUUID();
  const jobId = randomUUID();
  const recipe = testRecipe({ title: 'Cancelado' });
  const { companyId } = ada;
  await insertVideo(context.db, {
    id,
    jobId,
    companyId,
    projectId: project.id,
    recipe,
    status: 'processing',
  });
  const cancelling = new AbortController();
  const start = startOf(cancelling.signal);
  await videoRows.claim(context.db, id, { jobId, attemptId: start.attemptId });
  const { put } = context.blobs;
  let stored = 0;
  context.blobs.put = async (...file) => {
    await put(...file);
    stored += 1;
    if (stored < 3) return;
    await videoRows.cancel(context.db, id);
    cancelling.abort();
  };
  onTestFinished(() => {
    context.blobs.put = put;
  });
  await performJob(makeVideoJob, start);
  expect(stored).toBe(3);
  expect(await filesOf(`videos/${id}`)).toEqual([]);
});

it('clears away the files of an attempt that died before its row was completed', async () => {
  const { blobs } = studioOf().context;
  const project = await studioOf().draftedProject(ada);
  const payload = { projectId: project.id, videoMode: 'stock', voiceId: 'es-lucia' };
  studioOf().providers.before = async (stage) => {
    if (stage !== 'render') return;
    const { db } = studioOf().context;
    const [video] = await db.select().from(videos).where(eq(videos.projectId, project.id));
    const path = await blobs.temporaryPath();
    await writeFile(path, 'of the dead');
    await blobs.put(`videos/${video?.id}/${randomUUID()}/video.mp4`, path);
  };
  onTestFinished(() => {
    studioOf().providers.before = async () => undefined;
  });
  const { data } = await studioOf().call<Video>(ada, {
    ...{ method: 'POST', url: '/api/v1/videos/generate', payload },
  });
  await studioOf().finished(data.id);
  await expect.poll(() => filesOf(`videos/${data.id}`)).toHaveLength(3);
});

const filesOf = async (key: string) => {
  const folder = join(studioOf().dataFolder, 'blobs', key);
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return names.filter((entry) => entry.isFile()).map(({ name }) => name);
};

it('forgets a model’s answers in a start that finds nothing left to write', async () => {
  const { context } = studioOf();
  const course = await createTestCourse(studioOf(), ada, ['Uno.']);
  id = course.project.id;
  await context.db.insert(modelCalls).values({
    ...{ projectId: id, step: 'scripts', key: 'a', answer: 'Un guion.', model: 'm' },
    ...{ inputTokens: 1, outputTokens: 1 },
  });
  const start = startOf();
  const jobId = randomUUID();
  const run = { id, jobId, status: 'processing' as const };
  await context.db
    .insert(courseScriptRuns)
    .values(run)
    .onConflictDoUpdate({ target: courseScriptRuns.id, set: run });
  await scriptRunRows.claim(context.db, id, { jobId, attemptId: start.attemptId });
  await performJob(writeScriptsJob, start);
  const [call] = await context.db.select().from(modelCalls).where(eq(modelCalls.projectId, id));
  expect(call?.answer).toBeNull();
});
