import { rm } from 'node:fs/promises';
import { errorMessage, type Podcast, type Project, type Video } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { podcasts, projects, videos } from '#server/db/schema.ts';
import { startPostgresCluster } from '#server/test/postgres-cluster.ts';
import {
  type Person,
  pdf,
  startTestStudio,
  type TestStudio,
  videoProject,
} from '#server/test/test-studio.ts';

let cluster: Awaited<ReturnType<typeof startPostgresCluster>>;
let studio: TestStudio;
let ada: Person;

beforeAll(async () => {
  cluster = await startPostgresCluster();
  studio = await startTestStudio({ DATABASE_URL: cluster.url });
  ada = await studio.signIn();
});
afterAll(async () => {
  await studio.stop();
  await cluster.stop();
  await rm(studio.dataFolder, { recursive: true });
});

const get = async <Data>(path: string) =>
  (await studio.call<Data>(ada, { url: `/api/v1/${path}` })).data;
const post = async <Data>(path: string, payload: object) =>
  (await studio.call<Data>(ada, { method: 'POST', url: `/api/v1/${path}`, payload })).data;

/** The first stage of each kind of work, with the table of its row. */
const TABLES = { read: projects, plan: videos, dialogue: podcasts };
type First = keyof typeof TABLES;
const isFirst = (stage: string): stage is First => stage in TABLES;

/** Holds each kind of work in its first stage, where it always fails. */
function holdAndFail() {
  /** The deaths that were counted at each start of the work. */
  const deaths: Record<First, number[]> = { read: [], plan: [], dialogue: [] };
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  studio.providers.before = async (stage) => {
    if (!isFirst(stage)) return;
    const table = TABLES[stage];
    const rows = await studio.context.db
      .select({ deaths: table.deathsInStep })
      .from(table)
      .where(eq(table.status, 'processing'));
    deaths[stage].push(...rows.map((row) => row.deaths));
    if (Object.values(deaths).every((each) => each.length > 0)) begun.resolve();
    await release.promise;
    throw new Error('nobody knows why');
  };
  return { deaths, begun: begun.promise, release: release.resolve };
}

it('explains a failure once the database is back, and counts no death', async () => {
  const drafted = await studio.draftedProject(ada);
  const held = holdAndFail();
  const read = await studio.upload(ada, videoProject(ada, [pdf('otro.pdf', 'Esto se lee.')]));
  const ordered = { projectId: drafted.id, videoMode: 'stock', voiceId: 'es-lucia' };
  const { id: videoId } = await post<Video>('videos/generate', ordered);
  const { eventId } = await post<{ eventId: string }>('podcasts/generate', {
    textInput: 'El viento mueve las palas. '.repeat(20),
    companyId: ada.companyId,
    podcastName: 'Aire',
  });
  await held.begun;
  await cluster.halt();
  const told = vi.spyOn(studio.context.log, 'info');
  held.release();
  // Every job must fail while the database is away.
  const letGo = () => told.mock.calls.filter(([, message]) => message === 'job let go');
  await expect.poll(letGo).toHaveLength(3);
  await cluster.resume();

  for (const id of [read.data.id, videoId, eventId]) await studio.finished(id);
  const project = await get<Project>(`projects/${read.data.id}`);
  const drafting = errorMessage('DRAFT_FAILED', 'es');
  expect(project.draft.error?.message).toBe(drafting);
  expect(project.files[0]?.error?.message).toBe(drafting);
  const video = await get<Video>(`videos/status/${videoId}`);
  expect(video).toMatchObject({ status: 'failed', error: errorMessage('VIDEO_FAILED', 'es') });
  const podcast = await get<Podcast>(`podcasts/${eventId}`);
  const speaking = errorMessage('PODCAST_FAILED', 'es');
  expect(podcast).toMatchObject({ status: 'error', error: speaking, message: speaking });
  expect(held.deaths).toEqual({ read: [0, 0], plan: [0, 0], dialogue: [0, 0] });
});
