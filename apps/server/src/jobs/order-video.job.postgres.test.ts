import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Avatar, PresenterProviderInfo, Video, Voice } from '@tarima/contract';
import { createHeyGen } from '@tarima/presenters';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { presenterOrders, vendorCharges, videos } from '#server/db/schema.ts';
import { insertVideo, vendorVideoRows } from '#server/features/videos/videos.repo.ts';
import { testRecipe } from '#server/test/test-recipe.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import { fails, hangs } from '../../../../test/vendors/heygen-behaviours.ts';
import {
  HEYGEN_KEY,
  type HeyGenServer,
  startHeyGenServer,
} from '../../../../test/vendors/heygen-server.ts';
import { orderVideoJob } from './make-video.job.ts';
import { performJob } from './perform-job.ts';
import { sweep } from './workers.ts';

const studioOf = useTestStudio({
  HEYGEN_API_KEY: HEYGEN_KEY,
  HEYGEN_BASE_URL: 'http://heygen.example',
  HEYGEN_PRICE_PER_SECOND: '0.5',
});
let vendor: HeyGenServer;
let ada: Person;

beforeAll(async () => {
  vendor = await startHeyGenServer();
  const { providers, dataFolder } = studioOf();
  const heygen = createHeyGen({
    key: HEYGEN_KEY,
    baseUrl: vendor.baseUrl,
    uploadUrl: vendor.baseUrl,
    apiVersion: 'v3',
    concurrency: 1,
    sceneCharacters: 1_500,
    cacheFolder: join(dataFolder, 'cache'),
    clock: {
      now: Date.now,
      sleep: (_ms, signal) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
          setImmediate(resolve);
        }),
      timeout: (ms) => AbortSignal.timeout(ms),
    },
  });
  providers.vendors.makers.push(heygen);
  providers.vendors.voiceSources.push(heygen);
  ada = await studioOf().signIn();
});
afterAll(() => vendor.close());

const BRANDON = 'heygen-Brandon_public_2';
const call = <Data>(url: string, payload?: object) =>
  studioOf().call<Data>(ada, { url, ...(payload && { method: 'POST', payload }) });
const generate = (projectId: string, more: object = {}) =>
  call<Video>('/api/v1/videos/generate', {
    projectId,
    videoMode: 'avatar',
    avatarId: BRANDON,
    voiceId: 'heygen-camila1',
    locale: 'es_MX',
    ...more,
  });
const rowOf = async (id: string) =>
  (await studioOf().context.db.select().from(videos).where(eq(videos.id, id)))[0];

it('lists the vendor’s presenters with the studio’s, the best fit first', async () => {
  const { data } = await call<Avatar[]>('/api/v1/providers/all/avatars');
  const names = data.map(({ avatar_name }) => avatar_name);
  expect(names).toContain('Ana');
  expect(names).not.toContain('Nobody');
  expect(names.indexOf('Marta, portrait')).toBeLessThan(names.indexOf('Nadim on a sofa'));
  expect(names.indexOf('Nadim on a sofa')).toBeLessThan(names.indexOf('Brandon'));
  const { data: providers } = await call<PresenterProviderInfo[]>('/api/v1/providers');
  expect(providers).toEqual([
    { id: 'local', problem: null, pricePerSecond: null },
    { id: 'heygen', problem: null, pricePerSecond: 0.5 },
  ]);
});

it('shows the vendor’s pictures from its own store, so browsers never ask the vendor', async () => {
  const { data } = await call<Avatar[]>('/api/v1/providers/heygen/avatars');
  const address = data.find(({ avatar_id }) => avatar_id === BRANDON)?.preview_image_url ?? '';
  expect(address).toBe(`/api/v1/providers/heygen/avatars/${BRANDON}/image`);
  expect((await call(address)).status).toBe(200);
  expect((await call(`/api/v1/providers/heygen/avatars/heygen-nobody/image`)).status).toBe(404);
  expect((await call(`/api/v1/providers/heygen/avatars/${BRANDON}/clip`)).status).toBe(404);
});

it('makes and stores a video like any other, and records its cost by duration', async () => {
  const project = await studioOf().draftedProject(ada);
  const { data: started } = await generate(project.id);
  expect(started).toMatchObject({ presenter: 'Brandon', cost: null });
  await studioOf().finished(started.id);
  const { data: video } = await call<Video>(`/api/v1/videos/status/${started.id}`);
  expect(video).toMatchObject({
    status: 'completed',
    presenter: 'Brandon',
    voice: 'Camila - Cheerful',
  });
  for (const url of [video.url, video.posterUrl, video.captionsUrl, video.downloadUrl]) {
    expect((await call(url ?? '')).status).toBe(200);
  }
  const { db } = studioOf().context;
  const charges = await db
    .select()
    .from(vendorCharges)
    .where(eq(vendorCharges.projectId, project.id));
  expect(charges).toMatchObject([{ vendor: 'heygen', kind: 'video-seconds', unitPrice: 0.5 }]);
  expect(video.cost).toBeCloseTo((charges[0]?.units ?? 0) * 0.5, 5);
  expect(await db.select().from(presenterOrders)).toEqual([]);
  expect(JSON.stringify(await db.select().from(videos))).not.toContain(HEYGEN_KEY);
});

it('explains a failure at the vendor in the reader’s language, without a cost', async () => {
  vendor.will('create', fails(402, 'insufficient_credit'));
  const project = await studioOf().draftedProject(ada);
  const { data } = await generate(project.id);
  await studioOf().finished(data.id);
  const { data: video } = await call<Video>(`/api/v1/videos/status/${data.id}`);
  expect(video.status).toBe('failed');
  expect(video.error).toMatch(/saldo/u);
  expect(video.cost).toBeNull();
});

it('orders no video whose voice speaks another language than its script', async () => {
  const project = await studioOf().draftedProject(ada);
  const before = vendor.videos().length;
  const refused = await generate(project.id, { voiceId: 'heygen-ruth333', locale: undefined });
  expect([refused.status, refused.failure.code]).toEqual([422, 'VOICE_NOT_FOR_LANGUAGE']);
  expect(vendor.videos()).toHaveLength(before);
});

it('refuses a vendor’s voice with another provider’s presenters', async () => {
  const project = await studioOf().draftedProject(ada);
  const refused = await generate(project.id, { avatarId: 'ana' });
  expect([refused.status, refused.failure.code]).toEqual([422, 'VOICE_NOT_FOR_PRESENTER']);
  const stock = { videoMode: 'stock', templateId: 'clean' };
  expect((await generate(project.id, stock)).failure.code).toBe('VOICE_NOT_FOR_PRESENTER');
  const unknown = await generate(project.id, { avatarId: 'heygen-nobody' });
  expect(unknown.failure.code).toBe('PRESENTER_UNKNOWN');
  const { data: voices } = await call<Voice[]>('/api/v1/voices');
  const own = voices.find(({ voice_id }) => voice_id === 'heygen-camila1');
  expect(own?.presenter_provider).toBe('heygen');
  expect((await call(own?.preview_audio ?? '')).status).toBe(200);
});

it('stops when cancelled, and no longer asks the vendor', async () => {
  vendor.will('states', hangs);
  const project = await studioOf().draftedProject(ada);
  const before = vendor.callsOf('states').length;
  const { data } = await generate(project.id);
  await vendor.asked('states', before + 1);
  const cancelled = await call<Video>(`/api/v1/videos/${data.id}/cancel`, {});
  expect(cancelled.data).toMatchObject({ status: 'failed', isCancelled: true });
  // The same video is not ordered again for a second request.
  const ordered = vendor.callsOf('create').length;
  const { data: again } = await generate(project.id);
  await studioOf().finished(again.id);
  expect((await rowOf(again.id))?.status).toBe('completed');
  expect(vendor.callsOf('create')).toHaveLength(ordered);
});

it('pays once for a worker that was presumed dead and its replacement', async () => {
  const project = await studioOf().draftedProject(ada);
  const { db } = studioOf().context;
  const [id, asleep, next] = [randomUUID(), randomUUID(), randomUUID()];
  const recipe = testRecipe({
    title: 'De quien durmió',
    script: 'Hola a todos los que miran.',
    presenterId: BRANDON,
    voiceId: 'heygen-camila1',
  });
  const row = { id, jobId: asleep, companyId: ada.companyId, projectId: project.id, recipe };
  await insertVideo(db, { ...row, provider: 'heygen', status: 'processing' });
  const paid = vendor.videos().length;
  vendor.will('states', hangs);
  const stop = new AbortController();
  const [firstAttempt, secondAttempt] = [randomUUID(), randomUUID()];
  await vendorVideoRows.claim(db, id, { jobId: asleep, attemptId: firstAttempt });
  const first = performJob(orderVideoJob, {
    ...{ id, attemptId: firstAttempt, studio: studioOf() },
    signal: stop.signal,
  });
  await vendor.asked('states', vendor.callsOf('states').length + 1);
  stop.abort();
  await expect(first).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(await vendorVideoRows.handOver(db, id, asleep, next)).toBe(true);
  await vendorVideoRows.claim(db, id, { jobId: next, attemptId: secondAttempt });
  await performJob(orderVideoJob, {
    ...{ id, attemptId: secondAttempt, studio: studioOf() },
    signal: new AbortController().signal,
  });
  expect((await rowOf(id))?.status).toBe('completed');
  expect(vendor.videos()).toHaveLength(paid + 1);
});

it('fails clearly when the vendor’s key is gone, and fetches what was paid for when it is back', async () => {
  const studio = studioOf();
  const { db, jobs } = studio.context;
  const project = await studio.draftedProject(ada);
  const [id, first, next] = [randomUUID(), randomUUID(), randomUUID()];
  const recipe = testRecipe({
    ...{ title: 'Sin clave', script: 'Hola a todos los que esperan.' },
    ...{ presenterId: BRANDON, voiceId: 'heygen-camila1' },
  });
  const row = { id, jobId: first, companyId: ada.companyId, projectId: project.id, recipe };
  await insertVideo(db, { ...row, provider: 'heygen', status: 'processing' });
  const paid = vendor.videos().length;
  vendor.will('states', hangs);
  const stop = new AbortController();
  const attemptId = randomUUID();
  await vendorVideoRows.claim(db, id, { jobId: first, attemptId });
  const begun = performJob(orderVideoJob, { id, attemptId, studio, signal: stop.signal });
  await vendor.asked('states', vendor.callsOf('states').length + 1);
  stop.abort();
  await expect(begun).rejects.toMatchObject({ code: 'CANCELLED' });
  const { makers } = studio.providers.vendors;
  const [heygen] = makers.splice(1, 1);
  if (!heygen) throw new Error('the vendor of this test is the second maker');
  await vendorVideoRows.handOver(db, id, first, next);
  await db.transaction((tx) => jobs.enqueue(tx, 'order-video', { id, jobId: next }));
  await expect.poll(async () => (await rowOf(id))?.status).toBe('failed');
  const { data: failed } = await call<Video>(`/api/v1/videos/status/${id}`);
  expect(failed.error).toContain('HeyGen');
  await sweep(studio);
  expect((await rowOf(id))?.status).toBe('failed');
  makers.push(heygen);
  await sweep(studio);
  await expect.poll(async () => (await rowOf(id))?.status).toBe('completed');
  expect(vendor.videos()).toHaveLength(paid + 1);
});
