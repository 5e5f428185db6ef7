import { randomUUID } from 'node:crypto';
import {
  JOB_NAMES,
  type JobName,
  type PodcastStatus,
  type Project,
  packageRequestSchema,
  type QueuedWork,
  type StudioQueue,
} from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { courseScriptRuns, courses } from '#server/db/tables/courses.ts';
import { hostDeliveries } from '#server/db/tables/host-platform.ts';
import { libraryAssets } from '#server/db/tables/library.ts';
import { packages } from '#server/db/tables/packages.ts';
import { podcasts } from '#server/db/tables/podcasts.ts';
import { projects } from '#server/db/tables/projects.ts';
import { questionRuns } from '#server/db/tables/questions.ts';
import { redrafts } from '#server/db/tables/redrafts.ts';
import { translations } from '#server/db/tables/translations.ts';
import { videos } from '#server/db/tables/videos.ts';
import { voiceModelFetches } from '#server/db/tables/voice-model-fetches.ts';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { testRecipe } from '#server/test/test-recipe.ts';
import { courseProject, type Person, pdf, useTestStudio } from '#server/test/test-studio.ts';

// No process works, so work that is started again waits.
const studioOf = useTestStudio({ STUDIO_ROLES: 'web' });
const people = createPeopleCalls(studioOf);
let owner: Person;
let ada: Person;
let course: string;

beforeAll(async () => {
  owner = await people.owner();
  ada = await studioOf().signIn({ companies: [{ id: 'norte', name: 'Aula Norte' }] });
  const parts = courseProject(ada, [pdf('guía.pdf', 'Uno dos.')]);
  course = (await studioOf().upload<Project>(ada, parts)).data.id;
  await rowsOfAll();
});

const failed = (jobId: string = randomUUID()) => ({
  ...{ jobId, status: 'failed' as const, errorCode: 'INTERNAL_ERROR', finishedAt: new Date() },
});

/** A failed row of each kind. */
async function rowsOfAll(): Promise<void> {
  const { db } = studioOf().context;
  await db.update(projects).set(failed()).where(eq(projects.id, course));
  const request = {
    ...{ length: 1 as const, communicationTone: 'formal' as const },
    ...{ mainObjective: 'explicar' as const, targetAudience: '' },
  };
  await db.insert(redrafts).values({ ...failed(), id: course, redraftId: randomUUID(), request });
  const aim = {
    ...{ courseAudience: 'lideres' as const, courseDepth: 'basico' as const },
    ...{ courseObjective: 'proceso' as const, contentCount: 8, language: 'es' as const },
  };
  await db.insert(courses).values({ ...failed(), id: course, request: aim });
  await db.insert(courseScriptRuns).values({ ...failed(), id: course });
  await db.insert(questionRuns).values({ ...failed(), id: course });
  const translatedFrom = { order: null, parts: {}, scripts: {}, questions: {} };
  await db.insert(translations).values({ ...failed(), id: course, translatedFrom });
  for (const provider of ['local', 'heygen'] as const) {
    const parts = courseProject(ada, [pdf('guía.pdf', 'Uno.')], { name: `De ${provider}` });
    const { data } = await studioOf().upload<Project>(ada, parts);
    const recipe = testRecipe({ title: `Video de ${provider}` });
    const { companyId } = ada;
    const video = { ...failed(), companyId, projectId: data.id, provider, recipe };
    await db.insert(videos).values(video);
  }
  const textInput = 'El viento mueve las palas de la turbina que está en la colina. '.repeat(5);
  const podcast = { textInput, companyId: ada.companyId, podcastName: 'Viento' };
  await people.call<PodcastStatus>(ada, 'POST', 'podcasts/generate', podcast);
  await db.update(podcasts).set(failed());
  const zip = packageRequestSchema.parse({ format: 'scorm12' });
  const { format } = zip;
  await db.insert(packages).values({ ...failed(), projectId: course, format, request: zip });
  await insertDelivery();
  const fetch = { modelId: 'voces', source: 'address' as const };
  await db.insert(voiceModelFetches).values({ ...failed(), ...fetch });
}

async function insertDelivery(): Promise<void> {
  const { db } = studioOf().context;
  const asset = { companyId: ada.companyId, assetType: 'video' as const, assetId: randomUUID() };
  const [{ id: libraryAssetId } = { id: '' }] = await db
    .insert(libraryAssets)
    .values(asset)
    .returning();
  const told = { type: 'video' as const, id: asset.assetId, title: 'Contado' };
  const nothing = { durationSeconds: null, projectId: null, scriptId: null, scriptContent: null };
  const data = { asset: { ...told, ...nothing }, company: null, address: null, file: null };
  const message = { type: 'asset.finished' as const, timestamp: new Date().toISOString(), data };
  await db.insert(hostDeliveries).values({ ...failed(), libraryAssetId, message });
}

const workOf = async (kind: JobName): Promise<QueuedWork | undefined> =>
  (await people.call<StudioQueue>(owner, 'GET', `studio-queue?kind=${kind}&state=failed`)).data
    .work[0];
const waitingOf = async (kind: JobName, id: string) =>
  (
    await people.call<StudioQueue>(owner, 'GET', `studio-queue?kind=${kind}&state=waiting`)
  ).data.work.find((work) => work.id === id);

const TITLES: Record<JobName, string> = {
  'draft-project': 'Curso de la tarima',
  'redraft-script': 'Curso de la tarima',
  'plan-course': 'Curso de la tarima',
  'write-scripts': 'Curso de la tarima',
  'make-questions': 'Curso de la tarima',
  'translate-project': 'Curso de la tarima',
  'make-video': 'Video de local',
  'order-video': 'Video de heygen',
  'make-podcast': 'Viento',
  'build-package': 'Curso de la tarima',
  'deliver-to-host': 'Contado',
  'fetch-voice-model': 'voces',
};
const AGAIN = JOB_NAMES.filter((kind) => kind !== 'fetch-voice-model');

it.each(AGAIN)('%s is shown and starts again', async (kind) => {
  const work = await workOf(kind);
  expect(work).toMatchObject({
    ...{ kind, title: TITLES[kind], companyName: 'Aula Norte', canRetry: true, canOpen: false },
    problem: { code: 'INTERNAL_ERROR' },
  });
  const path = `studio-queue/${kind}/${work?.id}`;
  expect((await people.call(owner, 'POST', `${path}/retry`, {})).status).toBe(200);
  expect(await workOf(kind)).toBeUndefined();
  expect(await waitingOf(kind, work?.id ?? '')).toMatchObject({ tries: 0 });
});

it('voices of the studio are shown, and begin again in the settings alone', async () => {
  const work = await workOf('fetch-voice-model');
  const facts = { title: 'voces', companyName: null, canOpen: true, canRetry: false };
  expect(work).toMatchObject(facts);
  const path = `studio-queue/fetch-voice-model/${work?.id}/retry`;
  expect((await people.call(owner, 'POST', path, {})).status).toBe(404);
});

it('messages to the host platform cannot be stopped, and all else can', async () => {
  const { data } = await people.call<StudioQueue>(owner, 'GET', 'studio-queue?state=waiting');
  for (const { kind, id, canCancel } of data.work) {
    expect([kind, canCancel]).toEqual([kind, kind !== 'deliver-to-host']);
    const { status } = await people.call(owner, 'POST', `studio-queue/${kind}/${id}/cancel`, {});
    expect([kind, status]).toEqual([kind, canCancel ? 200 : 404]);
    expect([kind, (await waitingOf(kind, id)) === undefined]).toEqual([kind, canCancel]);
  }
});
