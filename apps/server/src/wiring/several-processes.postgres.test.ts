import { rm } from 'node:fs/promises';
import type { Project, Script, ServerEvents, Video } from '@tarima/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseUrl } from '#server/test/test-database.ts';
import {
  type Person,
  pdf,
  startTestStudio,
  type TestStudio,
  videoProject,
} from '#server/test/test-studio.ts';

let web: TestStudio;
let worker: TestStudio;
let ada: Person;
let shared: Record<string, string | undefined>;

beforeAll(async () => {
  const url = await testDatabaseUrl();
  shared = {
    DATABASE_URL: url,
    AUTH_JWT_SECRET: 'a secret that both processes know, as they must',
  };
  web = await startTestStudio({ ...shared, STUDIO_ROLES: 'web' });
  shared.STUDIO_DATA_DIR = web.dataFolder;
  worker = await startTestStudio({ ...shared, STUDIO_ROLES: 'worker' });
  ada = await web.signIn();
});
afterAll(async () => {
  await worker.stop();
  await web.stop();
  await rm(web.dataFolder, { recursive: true, force: true });
});

it('one process answers people while another works, and reports over the first’s sockets', async () => {
  const socket = io(await web.listen(), { auth: { token: ada.token }, transports: ['websocket'] });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const heard = new Promise<Parameters<ServerEvents['videoStatusUpdate']>[0]>((resolve) => {
    socket.on('videoStatusUpdate', (video) => {
      if (video.status === 'completed') resolve(video);
    });
  });
  const { data: project } = await web.upload<Project>(
    ada,
    videoProject(ada, [pdf('a.pdf', 'Hola a todos.')]),
  );
  // Held open here, and ended by a change that is made there.
  const { data: scripts } = await web.call<Script[]>(ada, { url: `/api/v1/scripts/${project.id}` });
  expect(scripts[0]?.draft.status).toBe('completed');
  const { data: video } = await web.call<Video>(ada, {
    method: 'POST',
    url: '/api/v1/videos/generate',
    payload: { projectId: project.id, videoMode: 'stock', voiceId: 'es-lucia' },
  });
  expect((await heard).id).toBe(video.id);
  socket.disconnect();
  expect(web.providers.calls).toEqual([]);
  expect(worker.providers.calls).toEqual(['read a.pdf', 'write', 'plan', 'render']);
});

it('a job that is cancelled in one process stops in the other', async () => {
  const project = await web.draftedProject(ada);
  const reached = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  worker.providers.before = async (stage, signal) => {
    if (stage !== 'render') return;
    reached.resolve();
    await new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => {
        stopped.resolve();
        reject(signal.reason);
      }),
    );
  };
  const { data: video } = await web.call<Video>(ada, {
    method: 'POST',
    url: '/api/v1/videos/generate',
    payload: { projectId: project.id, videoMode: 'stock', voiceId: 'es-lucia' },
  });
  await reached.promise;
  const url = `/api/v1/videos/${video.id}/cancel`;
  const { data } = await web.call<Video>(ada, { method: 'POST', url });
  expect(data.status).toBe('failed');
  // By its next heartbeat.
  await stopped.promise;
});

it('a worker that stops in order hands its work to the next at once', async () => {
  const project = await web.draftedProject(ada);
  const reached = Promise.withResolvers<void>();
  worker.providers.before = async (stage, signal) => {
    if (stage !== 'render') return;
    reached.resolve();
    await new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  };
  const { data: video } = await web.call<Video>(ada, {
    method: 'POST',
    url: '/api/v1/videos/generate',
    payload: { projectId: project.id, videoMode: 'stock', voiceId: 'es-lucia' },
  });
  await reached.promise;
  await worker.stop();
  worker = await startTestStudio({ ...shared, STUDIO_ROLES: 'worker' });
  await web.finished(video.id);
  const { data } = await web.call<Video>(ada, { url: `/api/v1/videos/status/${video.id}` });
  expect(data).toMatchObject({ status: 'completed', retryCount: 0 });
});
