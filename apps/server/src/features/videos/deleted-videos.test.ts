import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type DeletedThing, UNDO_MINUTES, type Video } from '@tarima/contract';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';
import { afterUndo, endUndo } from '#server/test/undo-is-over.ts';

const studioOf = useTestStudio();
let ada: Person;
let other: Person;

beforeAll(async () => {
  ada = await studioOf().signIn();
  other = await studioOf().signIn();
});
afterEach(() => {
  vi.useRealTimers();
  studioOf().providers.before = async () => undefined;
});

const call = <Data>(method: 'GET' | 'POST' | 'DELETE', path: string, person = ada) =>
  studioOf().call<Data>(person, { method, url: `/api/v1/videos${path}` });
const filesOf = async (id: string) =>
  (
    await readdir(join(studioOf().dataFolder, 'blobs/videos', id), { recursive: true }).catch(
      () => [],
    )
  ).length;
const listed = async (path = '') =>
  (await call<{ videos: Video[] }>('GET', path)).data.videos.map(({ id }) => id);
const deletedIds = async () =>
  (await call<DeletedThing[]>('GET', '/deleted')).data.map(({ id }) => id);

async function startVideo(): Promise<Video> {
  const project = await studioOf().draftedProject(ada);
  const payload = {
    projectId: project.id,
    videoMode: 'avatar',
    avatarId: 'ana',
    voiceId: 'es-lucia',
  };
  const url = '/api/v1/videos/generate';
  return (await studioOf().call<Video>(ada, { method: 'POST', url, payload })).data;
}
async function finishedVideo(): Promise<Video> {
  const { id } = await startVideo();
  await studioOf().finished(id);
  return (await call<Video>('GET', `/status/${id}`)).data;
}

describe('a deleted video', () => {
  it('is hidden, and is restored as it was', async () => {
    const video = await finishedVideo();
    const files = await filesOf(video.id);
    expect(files).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ['Date'] });
    const { data } = await call<DeletedThing>('DELETE', `/${video.id}`);
    expect(data).toMatchObject({ id: video.id, name: video.title });
    expect(Date.parse(data.goneAt)).toBe(Date.now() + UNDO_MINUTES * 60_000);
    vi.useRealTimers();

    expect(await listed()).not.toContain(video.id);
    for (const path of ['/status/ID', '/ID/file', '/ID/poster', '/ID/download']) {
      expect((await call('GET', path.replace('ID', video.id))).status).toBe(404);
    }
    expect((await call('DELETE', `/${video.id}`)).status).toBe(404);
    expect((await call('GET', `/project/${video.projectId}`)).data).toBeNull();
    expect(await deletedIds()).toContain(video.id);
    expect(await filesOf(video.id)).toBe(files);

    const restored = await call<Video>('POST', `/${video.id}/restore`);
    expect([restored.status, restored.data]).toEqual([200, video]);
    expect(await deletedIds()).not.toContain(video.id);
    expect(await listed()).toContain(video.id);
    expect((await call('GET', `/${video.id}/file`)).status).toBe(200);
  });

  it('keeps all of its files until it is removed, and none after', async () => {
    const video = await finishedVideo();
    const files = await filesOf(video.id);
    await call('DELETE', `/${video.id}`);
    const { deletedVideos } = studioOf().services;
    await deletedVideos.clean();
    expect(await filesOf(video.id)).toBe(files);
    await endUndo(studioOf());
    expect(await filesOf(video.id)).toBe(0);
    expect((await call('POST', `/${video.id}/restore`)).status).toBe(404);
    expect(await deletedIds()).not.toContain(video.id);
  });

  it('cannot be restored too late, even before housekeeping has run', async () => {
    const video = await finishedVideo();
    await call('DELETE', `/${video.id}`);
    await afterUndo(async () => {
      expect((await call('POST', `/${video.id}/restore`)).status).toBe(404);
      expect(await deletedIds()).not.toContain(video.id);
    });
  });

  it('is neither shown to nor restored by another company', async () => {
    const video = await finishedVideo();
    await call('DELETE', `/${video.id}`);
    expect((await call<DeletedThing[]>('GET', '/deleted', other)).data).toEqual([]);
    expect((await call('POST', `/${video.id}/restore`, other)).status).toBe(404);
    expect(await deletedIds()).toContain(video.id);
  });

  it('is cancelled, lets its project start another, and is restored as cancelled', async () => {
    const conductor = conductVideos(studioOf());
    const video = await startVideo();
    await conductor.reached();
    await call('DELETE', `/${video.id}`);
    const url = '/api/v1/videos/generate';
    const choice = { videoMode: 'stock', voiceId: 'es-lucia' };
    const next = await studioOf().call<Video>(ada, {
      method: 'POST',
      url,
      payload: { projectId: video.projectId, ...choice },
    });
    expect(next.status).toBe(200);
    await conductor.end();
    const { data } = await call<Video>('POST', `/${video.id}/restore`);
    expect(data).toMatchObject({ status: 'failed', isCancelled: true });
  });

  it('is removed with a project that is deleted after it', async () => {
    const video = await finishedVideo();
    await call('DELETE', `/${video.id}`);
    const url = `/api/v1/projects/${video.projectId}`;
    await studioOf().call(ada, { method: 'DELETE', url });
    expect(await deletedIds()).not.toContain(video.id);
    expect((await call('POST', `/${video.id}/restore`)).status).toBe(404);
    await endUndo(studioOf());
    expect(await filesOf(video.id)).toBe(0);
  });

  it('is unchanged by a restore if it was never deleted', async () => {
    const video = await finishedVideo();
    const { status, data } = await call<Video>('POST', `/${video.id}/restore`);
    expect([status, data]).toEqual([200, video]);
    await endUndo(studioOf());
    expect(await listed()).toContain(video.id);
  });
});

it('the audit trail names who deleted and who restored', async () => {
  const owner = await studioOf().services.session.login(
    await studioOf().services.session.launchOwner(),
  );
  const video = await finishedVideo();
  await call('DELETE', `/${video.id}`);
  await call('POST', `/${video.id}/restore`);
  for (const action of ['video-deleted', 'video-restored']) {
    const { data } = await studioOf().call<{ events: object[] }>(
      { ...owner, companyId: '' },
      { url: `/api/v1/audit?action=${action}` },
    );
    expect(data.events[0]).toMatchObject({ actor: 'Ada Lovelace', subject: video.id });
  }
});
