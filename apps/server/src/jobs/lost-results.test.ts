import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Video } from '@tarima/contract';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import { deleteLostResults } from './lost-results.ts';

const TWO_DAYS_MS = 48 * 3_600_000;
const studioOf = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
});
afterEach(() => vi.useRealTimers());

async function videoOf(projectId: string): Promise<Video> {
  const payload = { projectId, videoMode: 'stock', voiceId: 'es-lucia' };
  const url = '/api/v1/videos/generate';
  const { data } = await studioOf().call<Video>(ada, { method: 'POST', url, payload });
  await studioOf().finished(data.id);
  return (await studioOf().call<Video>(ada, { url: `/api/v1/videos/status/${data.id}` })).data;
}

/** An attempt that dies after its first file leaves this. */
async function putLost(videoId: string): Promise<string> {
  const { blobs } = studioOf().context;
  const key = `videos/${videoId}/${randomUUID()}/video.mp4`;
  const path = await blobs.temporaryPath();
  await writeFile(path, 'half a video');
  await blobs.put(key, path);
  return key;
}

async function deleteTwoDaysLater(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TWO_DAYS_MS });
  await deleteLostResults(studioOf());
  vi.useRealTimers();
}

it('files of an attempt that died go, and the video stays', async () => {
  const { blobs } = studioOf().context;
  const { id } = await studioOf().draftedProject(ada);
  const video = await videoOf(id);
  const lost = await putLost(video.id);
  await deleteLostResults(studioOf());
  expect(await blobs.has(lost)).toBe(true);
  await deleteTwoDaysLater();
  expect(await blobs.has(lost)).toBe(false);
  const headers = { authorization: `Bearer ${ada.token}` };
  const { statusCode } = await studioOf().app.inject({ url: `${video.url}`, headers });
  expect(statusCode).toBe(200);
});

it('a failed video keeps no files', async () => {
  const { blobs } = studioOf().context;
  const { id } = await studioOf().draftedProject(ada);
  studioOf().providers.before = async (stage) => {
    if (stage === 'render') throw new Error('broken');
  };
  const video = await videoOf(id);
  studioOf().providers.before = async () => undefined;
  expect(video.status).toBe('failed');
  const lost = await putLost(video.id);
  await deleteTwoDaysLater();
  expect(await blobs.has(lost)).toBe(false);
});
