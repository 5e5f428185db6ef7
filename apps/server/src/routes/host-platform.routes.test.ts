import type { CourseQueue, HostCheck, HostPlatform, PodcastStatus, Video } from '@tarima/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { createTestCourse, QUEUE_CONFIG } from '#server/test/test-course.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';
import { startHostPlatform } from '../../../../test/vendors/host-platform-server.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const host = await startHostPlatform(SECRET);
afterAll(() => host.close());

const studioOf = useTestStudio({
  STUDIO_HOST_WEBHOOK: host.address,
  STUDIO_HOST_SECRET: SECRET,
  STUDIO_HOST_REDIRECT: 'https://portal.example.org/media/{type}/{id}?from=tarima',
});
let owner: Person;
let ada: Person;
beforeAll(async () => {
  const { session } = studioOf().services;
  const entered = await session.login(await session.launchOwner());
  owner = { ...entered, companyId: entered.companies[0]?.pk ?? '' };
  ada = await studioOf().signIn({ companies: [{ id: 'acme-7', name: 'Acme' }] });
});
beforeEach(() => {
  host.messages.length = 0;
});

const call = <Data>(
  person: Person,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload: object = {},
) =>
  studioOf().call<Data>(person, {
    method,
    url: `/api/v1/${path}`,
    ...(method === 'POST' && { payload }),
    headers: { 'accept-language': 'en' },
  });
const savePath = (payload: object) =>
  call<{ redirectTo: string }>(ada, 'POST', 'providers/tarima/save-path', payload);
const sendAgain = (deliveryIds: string[], person = owner) =>
  call<{ sent: number }>(person, 'POST', 'settings/host-platform/send-again', { deliveryIds });
const deliveryOf = async (assetId: string) => {
  const { data } = await call<HostPlatform>(owner, 'GET', 'settings/host-platform');
  return data.deliveries.find((delivery) => delivery.assetId === assetId);
};
const until = (assetId: string, status: string, tries: number) =>
  expect.poll(() => deliveryOf(assetId)).toMatchObject({ status, tries });

async function makeVideo(): Promise<Video> {
  const project = await studioOf().draftedProject(ada);
  const choice = { videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };
  const payload = { projectId: project.id, ...choice };
  const { data } = await call<Video>(ada, 'POST', 'videos/generate', payload);
  await studioOf().finished(data.id);
  return data;
}

describe('the host platform', () => {
  it('is told once of a finished video, signed, and shows it', async () => {
    const { id, projectId } = await makeVideo();
    await until(id, 'completed', 1);
    expect(host.messages).toMatchObject([
      {
        isSigned: true,
        body: {
          type: 'asset.finished',
          data: {
            asset: { type: 'video', id, title: 'Guía de la tarima', projectId, scriptId: null },
            company: { pk: ada.companyId, id: 'acme-7', name: 'Acme' },
            address: `https://portal.example.org/media/video/${id}?from=tarima`,
            file: `/api/v1/videos/${id}/file`,
          },
        },
      },
    ]);
    expect(host.messages[0]?.id).toBe((await deliveryOf(id))?.id);
    const { data } = await savePath({ id, assetType: 'video' });
    expect(data.redirectTo).toBe(`https://portal.example.org/media/video/${id}?from=tarima`);
    expect((await deliveryOf(id))?.tries).toBe(1);
    expect(host.messages).toHaveLength(1);
  });

  it('is told of a podcast with its script, and again when a person saves another', async () => {
    const textInput = 'El viento mueve las palas de la turbina que está en la colina. '.repeat(5);
    const payload = { textInput, companyId: ada.companyId, podcastName: 'Viento' };
    const { data } = await call<PodcastStatus>(ada, 'POST', 'podcasts/generate', payload);
    const id = data.eventId;
    await studioOf().finished(id);
    await until(id, 'completed', 1);
    const { data: made } = await call<PodcastStatus>(ada, 'GET', `podcasts/${id}`);
    const told = () => host.messages.map(({ body }) => body['data']);
    const asset = { type: 'podcast', id, title: 'Viento', scriptContent: made.scriptContent };
    expect(told()).toMatchObject([{ asset }]);
    await savePath({ id, assetType: 'podcast', scriptContent: made.scriptContent });
    await savePath({ id, assetType: 'podcast', scriptContent: 'Otro guion.' });
    await host.heard(2);
    expect(told()[1]).toMatchObject({ asset: { scriptContent: 'Otro guion.' } });
    expect(told()).toHaveLength(2);
  });

  it('is tried again after growing pauses when it refuses', async () => {
    host.will({ status: 500 }, 'hang up');
    const { id } = await makeVideo();
    await until(id, 'waiting', 2);
    expect(await deliveryOf(id)).toMatchObject({
      answerStatus: null,
      problem: { code: 'HOST_UNREACHABLE' },
    });
    const { createdAt = '', nextTryAt } = (await deliveryOf(id)) ?? {};
    // A second and ten more. A slow machine only makes it longer.
    expect(Date.parse(nextTryAt ?? '') - Date.parse(createdAt)).toBeGreaterThan(10_900);
    await sendAgain([(await deliveryOf(id))?.id ?? '']);
    await until(id, 'completed', 1);
    const [first, second, third] = host.messages;
    expect(second).toEqual({ ...first, isSigned: true });
    expect(third).toEqual(second);
  });

  it('is told again at once on the owner’s request', async () => {
    host.will({ status: 403, headers: { 'retry-after': '3600' } });
    const { id } = await makeVideo();
    await until(id, 'waiting', 1);
    const delivery = await deliveryOf(id);
    expect(delivery).toMatchObject({
      assetType: 'video',
      title: 'Guía de la tarima',
      companyName: 'Acme',
      answerStatus: 403,
      problem: { code: 'HOST_REFUSED' },
    });
    expect((await sendAgain([delivery?.id ?? ''], ada)).status).toBe(403);
    expect((await sendAgain([delivery?.id ?? ''])).data.sent).toBe(1);
    await until(id, 'completed', 1);
    expect((await deliveryOf(id))?.problem).toBeNull();
    await sendAgain([delivery?.id ?? '']);
    await host.heard(3);
    expect(new Set(host.messages.map((message) => message.id))).toEqual(new Set([delivery?.id]));
  });

  it('is told nothing more of deleted assets', async () => {
    host.will({ status: 503 }, { status: 503 });
    const { id } = await makeVideo();
    await until(id, 'waiting', 2);
    await call(ada, 'DELETE', `videos/${id}`);
    await endUndo(studioOf());
    expect(await deliveryOf(id)).toBeUndefined();
  });

  it('marks a queue as synced once it has taken every video', async () => {
    const course = await createTestCourse(studioOf(), ada, ['Uno dos.', 'Tres.']);
    const path = `courses/${course.project.id}`;
    host.will({ status: 500 });
    const videos = conductVideos(studioOf());
    await call(ada, 'POST', `${path}/generate-all-videos`, { config: QUEUE_CONFIG });
    const queue = async () => (await call<CourseQueue>(ada, 'GET', `${path}/video-queue`)).data;
    expect((await queue()).syncedWithTarima).toBe(false);
    videos.letGo();
    await expect.poll(queue).toMatchObject({
      status: 'completed',
      syncedWithTarima: true,
      stats: { completedVideos: 2 },
    });
    expect(new Set(host.messages.map((message) => message.id)).size).toBe(2);
    expect(host.messages).toHaveLength(3);
  });

  it('is checked by the studio’s owner alone', async () => {
    const check = (person: Person) =>
      call<HostCheck>(person, 'POST', 'settings/host-platform/check');
    expect((await check(owner)).data).toMatchObject({ problem: null, answerStatus: 204 });
    expect(host.messages).toMatchObject([{ isSigned: true, body: { type: 'ping' } }]);
    host.will({ status: 401 });
    expect((await check(owner)).data).toMatchObject({
      problem: { code: 'HOST_REFUSED' },
      answerStatus: 401,
    });
    expect((await check(ada)).status).toBe(403);
    expect((await call(ada, 'GET', 'settings/host-platform')).status).toBe(403);
    const { data, text } = await call<HostPlatform>(owner, 'GET', 'settings/host-platform');
    expect(data.webhook).toBe(new URL(host.address).host);
    expect(text).not.toContain('whsec_');
  });
});
