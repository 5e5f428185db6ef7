import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CourseQueue, DeletedThing, Project, Script, Video } from '@tarima/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { createTestCourse, QUEUE_CONFIG } from '#server/test/test-course.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';

const studioOf = useTestStudio();
let ada: Person;
let other: Person;

beforeAll(async () => {
  ada = await studioOf().signIn();
  other = await studioOf().signIn();
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = <Data>(method: Method, path: string, person = ada, payload?: object) =>
  studioOf().call<Data>(person, { method, url: `/api/v1/${path}`, ...(payload && { payload }) });
const remove = (id: string) => call<DeletedThing>('DELETE', `projects/${id}`);
const restore = (id: string, person = ada) =>
  call<Project>('POST', `projects/${id}/restore`, person);
const deletedIds = async (person = ada) =>
  (await call<DeletedThing[]>('GET', 'projects/deleted', person)).data.map(({ id }) => id);
const filesIn = async (folder: string) =>
  (await readdir(join(studioOf().dataFolder, 'blobs', folder), { recursive: true }).catch(() => []))
    .length;

async function projectWithVideo(): Promise<{ project: Project; video: Video }> {
  const project = await studioOf().draftedProject(ada);
  const { data: video } = await call<Video>('POST', 'videos/generate', ada, {
    projectId: project.id,
    videoMode: 'stock',
    voiceId: 'es-lucia',
  });
  await studioOf().finished(video.id);
  return { project, video };
}

describe('a deleted project', () => {
  it('is hidden with everything in it, and is restored whole', async () => {
    const { project, video } = await projectWithVideo();
    const [script] = (await call<Script[]>('GET', `scripts/${project.id}`)).data;
    const before = (await call<Project>('GET', `projects/${project.id}`)).data;
    const files = [await filesIn(`projects/${project.id}`), await filesIn(`videos/${video.id}`)];
    const { data } = await remove(project.id);
    expect(data).toMatchObject({ id: project.id, name: project.name });

    const hidden: [Method, string, object?][] = [
      ['GET', `projects/${project.id}`],
      ['GET', `scripts/${project.id}`],
      ['PUT', 'scripts', { id: script?.id, content: 'Otra cosa.' }],
      ['GET', `video-settings/${project.id}`],
      ['GET', `videos/status/${video.id}`],
      ['GET', `videos/${video.id}/file`],
      ['POST', `projects/${project.id}/duplicate`, { name: 'x' }],
      ['DELETE', `videos/${video.id}`],
      ['DELETE', `projects/${project.id}`],
    ];
    for (const [method, path, payload] of hidden) {
      expect([path, (await call(method, path, ada, payload)).status]).toEqual([path, 404]);
    }
    for (const list of ['projects', 'videos']) {
      expect((await call('GET', list)).text).not.toContain(project.id);
    }
    expect(await deletedIds()).toContain(project.id);
    expect(await deletedIds(other)).toEqual([]);
    expect((await restore(project.id, other)).status).toBe(404);
    const kept = [await filesIn(`projects/${project.id}`), await filesIn(`videos/${video.id}`)];
    expect(kept).toEqual(files);

    const restored = await restore(project.id);
    expect([restored.status, restored.data]).toEqual([200, before]);
    expect((await call<Script[]>('GET', `scripts/${project.id}`)).data[0]).toEqual(script);
    expect((await call('GET', `videos/${video.id}/file`)).status).toBe(200);
    expect(await deletedIds()).not.toContain(project.id);
  });

  it('is later removed with its files and its videos’ files', async () => {
    const { project, video } = await projectWithVideo();
    const stays = await studioOf().draftedProject(ada);
    await remove(project.id);
    await endUndo(studioOf());
    expect((await restore(project.id)).status).toBe(404);
    expect(await filesIn(`projects/${project.id}`)).toBe(0);
    expect(await filesIn(`videos/${video.id}`)).toBe(0);
    expect(await filesIn(`projects/${stays.id}`)).toBeGreaterThan(0);
  });

  it('is not removed if it was restored in time', async () => {
    const { project } = await projectWithVideo();
    await remove(project.id);
    await restore(project.id);
    await endUndo(studioOf());
    expect((await call('GET', `projects/${project.id}`)).status).toBe(200);
    expect(await filesIn(`projects/${project.id}`)).toBeGreaterThan(0);
  });

  it('keeps its files if a preview ends after the deletion', async () => {
    const project = await studioOf().draftedProject(ada);
    const files = await filesIn(`projects/${project.id}`);
    const reached = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    studioOf().providers.before = async (stage) => {
      if (stage !== 'plan') return;
      reached.resolve();
      await release.promise;
    };
    const choice = { projectId: project.id, videoMode: 'stock', voiceId: 'es-lucia' };
    const preview = call('POST', 'videos/preview', ada, choice);
    await reached.promise;
    await remove(project.id);
    release.resolve();
    expect((await preview).status).toBe(404);
    expect(await filesIn(`projects/${project.id}`)).toBeGreaterThanOrEqual(files);
    expect((await restore(project.id)).status).toBe(200);
  });

  it('stops its draft, and continues on a retry after it is restored', async () => {
    const reached = Promise.withResolvers<void>();
    studioOf().providers.before = async (stage, signal) => {
      if (stage !== 'write') return;
      reached.resolve();
      await new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    };
    const parts = videoProject(ada, [pdf('a.pdf', 'Una frase sola.')]);
    const { data: project } = await studioOf().upload(ada, parts);
    await reached.promise;
    await remove(project.id);
    studioOf().providers.before = async () => undefined;
    const { data } = await restore(project.id);
    expect(data).toMatchObject({ nextStep: 'retry', draft: { status: 'failed' } });
    await call('POST', `projects/${project.id}/retry-draft`);
    await studioOf().finished(project.id);
    expect((await call<Project>('GET', `projects/${project.id}`)).data.nextStep).toBe('script');
  });

  it('is restored with its queue paused, which can be resumed', async () => {
    const conductor = conductVideos(studioOf());
    const course = await createTestCourse(studioOf(), ada, ['Uno dos.', 'Tres cuatro.']);
    const address = `courses/${course.project.id}`;
    const config = { config: QUEUE_CONFIG };
    await call('POST', `${address}/generate-all-videos`, ada, config);
    await conductor.reached();
    await remove(course.project.id);
    await studioOf().services.courseQueue.resumeStalled();
    await restore(course.project.id);
    const queue = async () => (await call<CourseQueue>('GET', `${address}/video-queue`)).data;
    expect(await queue()).toMatchObject({
      status: 'paused',
      stats: { failedVideos: 1, pendingVideos: 1 },
    });
    conductor.letGo();
    await call('POST', `${address}/queue/retry-failed`);
    await call('POST', `${address}/queue/resume`);
    await expect.poll(async () => (await queue()).status).toBe('completed');
    expect((await queue()).stats.completedVideos).toBe(2);
  });

  it('counts as used storage until it is removed', async () => {
    const { storage } = studioOf().services;
    const bob = await studioOf().signIn();
    const project = await studioOf().draftedProject(bob);
    const taken = async () => (await storage.bytesByCompany()).get(bob.companyId) ?? 0;
    const before = await taken();
    expect(before).toBeGreaterThan(0);
    await call('DELETE', `projects/${project.id}`, bob);
    expect(await taken()).toBe(before);
    await endUndo(studioOf());
    expect(await taken()).toBe(0);
  });
});
