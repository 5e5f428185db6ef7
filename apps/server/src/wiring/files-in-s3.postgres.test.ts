import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Failure, MAX_RETRIES, type Project, type Video } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findVideo } from '#server/features/videos/videos.repo.ts';
import { testDatabaseUrl } from '#server/test/test-database.ts';
import {
  type Person,
  pdf,
  startTestStudio,
  type TestStudio,
  videoProject,
} from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';
import {
  breaks,
  passes,
  refuses,
  type S3Server,
  startS3Server,
} from '../../../../test/vendors/s3-server.ts';

/** Two machines: they share a database, a bucket and a key, and no folder. */
let server: S3Server;
let web: TestStudio;
let worker: TestStudio;
let ada: Person;
beforeAll(async () => {
  server = await startS3Server();
  const shared = {
    ...server.environment,
    DATABASE_URL: await testDatabaseUrl(),
    STUDIO_SETTINGS_KEY: 'a key that both machines know, as they must',
  };
  web = await startTestStudio({ ...shared, STUDIO_ROLES: 'web' });
  worker = await startTestStudio({ ...shared, STUDIO_ROLES: 'worker' });
  ada = await web.signIn();
});
afterAll(async () => {
  await worker.stop();
  await web.stop();
  await server.close();
  for (const { dataFolder } of [web, worker])
    await rm(dataFolder, { recursive: true, force: true });
});

const blobsOf = (project: Project) =>
  web.context.blobs.listBefore(`projects/${project.id}`, soon());
const soon = () => new Date(Date.now() + 3_600_000);
const get = (url: string, headers: Record<string, string> = {}) =>
  web.app.inject({ url, headers: { ...headers, authorization: `Bearer ${ada.token}` } });

/** A character for each byte. */
const textOf = ({ rawPayload }: { rawPayload: Buffer }) => rawPayload.toString('latin1');

async function finishedVideo(): Promise<{ project: Project; url: string; text: string }> {
  const project = await web.draftedProject(ada);
  const payload = { projectId: project.id, videoMode: 'stock', voiceId: 'es-lucia' };
  const { data: video } = await web.call<Video>(ada, {
    ...{ method: 'POST', url: '/api/v1/videos/generate', payload },
  });
  await web.finished(video.id);
  const url = `/api/v1/videos/${video.id}/file`;
  return { project, url, text: textOf(await get(url)) };
}

describe('a studio with its files in a bucket', () => {
  it('drafts and draws on another machine, and leaves nothing of its own on the disk', async () => {
    const { text } = await finishedVideo();
    expect(text.length).toBeGreaterThan(10);
    expect(worker.providers.calls).toContain('render');
    expect(web.providers.calls).not.toContain('render');
    for (const { dataFolder } of [web, worker]) {
      expect(await readdir(join(dataFolder, 'blobs')).catch(() => [])).toEqual([]);
      expect(await readdir(join(dataFolder, 'temporary')).catch(() => [])).toEqual([]);
    }
  });

  it('sends any range of a video, as a folder does', async () => {
    const { url, text } = await finishedVideo();
    const whole = await get(url);
    const { etag = '', 'last-modified': modified = '' } = whole.headers;
    expect(whole.headers).toMatchObject({
      ...{ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' },
      'content-length': String(text.length),
    });
    const asked = async (range: string, headers = {}) => {
      const answer = await get(url, { range, ...headers });
      return [answer.statusCode, answer.headers['content-range'], textOf(answer)];
    };
    const size = text.length;
    expect(await asked('bytes=2-4')).toEqual([206, `bytes 2-4/${size}`, text.slice(2, 5)]);
    expect(await asked('bytes=5-')).toEqual([206, `bytes 5-${size - 1}/${size}`, text.slice(5)]);
    expect(await asked('bytes=-3')).toEqual([
      206,
      `bytes ${size - 3}-${size - 1}/${size}`,
      text.slice(-3),
    ]);
    expect(await asked('bytes=0-0,4-4')).toEqual([200, undefined, text]);
    expect(await asked(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, '']);
    expect(await asked('bytes=2-4', { 'if-range': '"other"' })).toEqual([200, undefined, text]);
    expect((await asked('bytes=2-4', { 'if-range': String(etag) }))[0]).toBe(206);
    expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get(url, { 'if-modified-since': String(modified) })).statusCode).toBe(304);
    const head = await web.app.inject({
      ...{ method: 'HEAD', url, headers: { authorization: `Bearer ${ada.token}` } },
    });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(size),
    ]);
  });

  it('puts stored files into an export, and deletes them with their project', async () => {
    const { project, text } = await finishedVideo();
    const entered = await web.services.session.login(await web.services.session.launchOwner());
    const exported = await web.app.inject({
      url: `/api/v1/personal-data/companies/${ada.companyId}/export`,
      headers: { authorization: `Bearer ${entered.token}` },
    });
    const files = Object.entries(unzipSync(exported.rawPayload));
    expect(files.some(([, bytes]) => strFromU8(bytes, true) === text)).toBe(true);

    expect(await blobsOf(project)).not.toEqual([]);
    const url = `/api/v1/projects/${project.id}`;
    expect((await web.call(ada, { method: 'DELETE', url })).status).toBe(200);
    await endUndo(web);
    expect(await blobsOf(project)).toEqual([]);
  });
});

describe('while the bucket', () => {
  async function during<Result>(behaviour: typeof passes, work: () => Promise<Result>) {
    server.keeps(behaviour);
    try {
      return await work();
    } finally {
      server.keeps(passes);
    }
  }

  it.each([
    ['is away', breaks, 503, 'STORAGE_AWAY'],
    ['is too busy', refuses(503, 'SlowDown'), 503, 'STORAGE_AWAY'],
    ['refuses the key', refuses(403, 'AccessDenied'), 500, 'STORAGE_FORBIDDEN'],
    ['is full', refuses(507, 'XMinioStorageFull'), 507, 'DISK_FULL'],
  ])('%s, uploads and files are refused with a sentence', async (_how, behaviour, status, code) => {
    const { url } = await finishedVideo();
    const projects = async () =>
      (await web.call<{ total: number }>(ada, { url: '/api/v1/library' })).text;
    const before = await projects();
    const [upload, file] = await during(behaviour, async () => [
      await web.upload(ada, videoProject(ada, [pdf('a.pdf', 'Hola.')])),
      await get(url),
    ]);
    expect([upload?.status, upload?.failure.code]).toEqual([status, code]);
    expect([file?.statusCode, file?.json<Failure>().code]).toEqual([status, code]);
    expect(await projects()).toBe(before);
    expect((await get(url)).statusCode).toBe(200);
  });

  it('is away for long, a job waits for it, is not counted as tried, and ends well', async () => {
    const project = await web.draftedProject(ada);
    const payload = { projectId: project.id, videoMode: 'stock', voiceId: 'es-lucia' };
    worker.providers.before = async (stage) => {
      if (stage === 'render') server.keeps(refuses(500, 'InternalError'));
    };
    const { data: video } = await web.call<Video>(ada, {
      ...{ method: 'POST', url: '/api/v1/videos/generate', payload },
    });
    const row = async () => (await findVideo(web.context.db, video.id)) ?? undefined;
    const first = (await row())?.jobId;
    // It was put back once more than it could be tried.
    const jobs = new Set<string | null | undefined>([first]);
    const isPutBackOften = async () => {
      const now = await row();
      jobs.add(now?.jobId);
      // Outages are waited for in seconds. The next job may begin at once here.
      await web.context.db.execute(
        sql`update pgboss.job set start_after = now() where state = 'created'`,
      );
      return jobs.size > MAX_RETRIES + 1;
    };
    await expect.poll(isPutBackOften, { timeout: 300_000 }).toBe(true);
    expect(await row()).toMatchObject({ retryCount: 0, errorCode: null });
    worker.providers.before = async () => undefined;
    server.keeps(passes);
    await web.finished(video.id);
    expect((await get(`/api/v1/videos/${video.id}/file`)).statusCode).toBe(200);
  });

  it('breaks off in the middle of an export, the studio goes on', async () => {
    await finishedVideo();
    const entered = await web.services.session.login(await web.services.session.launchOwner());
    const url = `/api/v1/personal-data/companies/${ada.companyId}/export`;
    server.keeps((call, response, pass) =>
      call.method === 'GET' ? breaks(call, response, pass) : pass(),
    );
    const exported = web.app.inject({ url, headers: { authorization: `Bearer ${entered.token}` } });
    await expect(exported).rejects.toThrow();
    server.keeps(passes);
    expect((await web.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });

  it('fails after a file was found, the error says nothing of the file', async () => {
    const { url } = await finishedVideo();
    server.keeps((call, response, pass) =>
      call.method === 'GET' ? breaks(call, response, pass) : pass(),
    );
    const answer = await get(url, { range: 'bytes=0-3' });
    const { statusCode, headers } = answer;
    server.keeps(passes);
    expect([statusCode, answer.json<Failure>().code]).toEqual([503, 'STORAGE_AWAY']);
    expect(headers['cache-control']).toContain('no-store');
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-range'])
      expect(headers[name]).toBeUndefined();
  });
});
