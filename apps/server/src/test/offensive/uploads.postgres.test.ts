import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { MAX_FILE_BYTES, type Project } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '#server/test/multipart.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';

const studioOf = useTestStudio({ STUDIO_COMPANY_GIGABYTES: '0.0001' });
let port: string;
let ada: Person;
beforeAll(async () => {
  port = new URL(await studioOf().listen()).port;
  ada = await studioOf().signIn();
});
const inData = (...path: string[]) => join(studioOf().dataFolder, ...path);
const temporaryFiles = () => readdir(inData('temporary')).catch(() => []);

describe('a company that is full', () => {
  it.each([
    ['es', /espacio de la empresa está lleno/u],
    ['en', /storage is full/u],
    ['pt', /espaço da empresa está cheio/u],
  ])('is told so in %s with advice, and nothing of the upload stays', async (language, said) => {
    const parts = videoProject(ada, [pdf('a.pdf', 'x'.repeat(150_000))]);
    const { status, failure } = await studioOf().upload(ada, parts, language);
    expect([status, failure.code]).toEqual([413, 'COMPANY_STORAGE_FULL']);
    expect(failure.message).toMatch(said);
    expect(await temporaryFiles()).toEqual([]);
    const list = await studioOf().call(ada, { url: '/api/v1/projects' });
    expect(list.data).toMatchObject({ projects: [] });
  });

  it('is full for all but the first of many simultaneous uploads', async () => {
    const dora = await studioOf().signIn();
    const parts = () => videoProject(dora, [pdf('a.pdf', 'x'.repeat(60_000))]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => studioOf().upload(dora, parts())));
    const kept = answers.filter(({ status }) => status === 200);
    expect(kept).toHaveLength(1);
    for (const { data } of kept) await studioOf().finished(data.id);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('has no room for many simultaneous copies either', async () => {
    const eva = await studioOf().signIn();
    const parts = videoProject(eva, [pdf('a.pdf', 'x'.repeat(30_000))]);
    const { data } = await studioOf().upload(eva, parts);
    await studioOf().finished(data.id);
    const url = `/api/v1/projects/${data.id}/duplicate`;
    const copies = await Promise.all(
      ['b', 'c', 'd', 'e', 'f', 'g'].map((name) =>
        studioOf().call(eva, { method: 'POST', url, payload: { name } }),
      ),
    );
    expect(copies.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(copies.filter(({ failure }) => failure?.code === 'COMPANY_STORAGE_FULL')).toHaveLength(
      4,
    );
  });

  it('has no room for a picture of the author’s, and nothing of it stays', async () => {
    const finn = await studioOf().signIn();
    const { data } = await studioOf().upload(finn, videoProject(finn, [pdf('a.pdf', 'Uno.')]));
    await studioOf().finished(data.id);
    const add = (words: string) => {
      const content = Buffer.from(words);
      const { body, contentType } = multipart([{ name: 'file', fileName: 'a.png', content }]);
      return studioOf().call(finn, {
        ...{ method: 'POST', url: `/api/v1/projects/${data.id}/figures`, payload: body },
        headers: { 'content-type': contentType },
      });
    };
    expect((await add('x'.repeat(60_000))).status).toBe(200);
    const refused = await add('y'.repeat(60_000));
    expect([refused.status, refused.failure.code]).toEqual([413, 'COMPANY_STORAGE_FULL']);
    expect(await readdir(inData('blobs', 'projects', data.id, 'figures'))).toHaveLength(1);
    // The same picture needs no more room.
    expect((await add('x'.repeat(60_000))).status).toBe(200);
    const url = `/api/v1/projects/${data.id}/duplicate`;
    const copy = await studioOf().call(finn, { method: 'POST', url, payload: { name: 'b' } });
    expect(copy.failure.code).toBe('COMPANY_STORAGE_FULL');
  });

  it('does not fill another company', async () => {
    const bob = await studioOf().signIn();
    const fill = () =>
      studioOf().upload(bob, videoProject(bob, [pdf('a.pdf', 'x'.repeat(60_000))]));
    const { data } = await fill();
    await studioOf().finished(data.id);
    expect((await fill()).failure.code).toBe('COMPANY_STORAGE_FULL');
    const carol = await studioOf().signIn();
    expect(
      (await studioOf().upload(carol, videoProject(carol, [pdf('a.pdf', 'Uno.')]))).status,
    ).toBe(200);
    await studioOf().call(bob, { method: 'DELETE', url: `/api/v1/projects/${data.id}` });
    expect((await fill()).status).toBe(200);
  });

  it('makes room at once by deletion, up to a limit for what can be restored', async () => {
    const dora = await studioOf().signIn();
    const fill = () =>
      studioOf().upload(dora, videoProject(dora, [pdf('a.pdf', 'x'.repeat(60_000))]));
    const answers: number[] = [];
    for (let round = 0; round < 5; round++) {
      const { status, data } = await fill();
      answers.push(status);
      if (status !== 200) continue;
      await studioOf().call(dora, { method: 'DELETE', url: `/api/v1/projects/${data.id}` });
    }
    expect(answers).toEqual([200, 200, 200, 413, 413]);
    await endUndo(studioOf());
    expect((await fill()).status).toBe(200);
  });
});

describe('an upload without end', () => {
  it('is cut, although it never gave its length', async () => {
    const { body, contentType } = multipart(videoProject(ada, [pdf('a.exe', 'x'.repeat(9))]));
    const call = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/v1/projects',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': contentType },
    });
    const isCut = once(call, 'error');
    const chunk = Buffer.alloc(1_000_000);
    call.write(body.subarray(0, body.lastIndexOf('x')));
    const more = () => {
      while (call.write(chunk));
    };
    call.on('drain', more);
    more();
    await isCut;
    expect(call.socket?.bytesWritten).toBeLessThan(MAX_FILE_BYTES * 14);
    expect(await temporaryFiles()).toEqual([]);
  });
});

describe('an upload that is given up', () => {
  it('leaves nothing on the disk', async () => {
    const { body, contentType } = multipart(videoProject(ada, [pdf('a.pdf', 'x'.repeat(90_000))]));
    const call = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/v1/projects',
      headers: {
        authorization: `Bearer ${ada.token}`,
        'content-type': contentType,
        'content-length': body.length,
      },
    });
    call.on('error', () => undefined);
    call.write(body.subarray(0, 80_000));
    await expect.poll(temporaryFiles).toHaveLength(1);
    call.destroy();
    await expect.poll(temporaryFiles).toEqual([]);
  });

  it('is found a day later, and files in use stay', async () => {
    const { data } = await studioOf().upload<Project>(
      ada,
      videoProject(ada, [pdf('a.pdf', 'Uno.')]),
    );
    await studioOf().finished(data.id);
    const aged = async (path: string) => {
      const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
      await utimes(path, twoDaysAgo, twoDaysAgo);
    };
    await mkdir(inData('temporary'), { recursive: true });
    for (const name of ['old', 'new']) await writeFile(inData('temporary', name), 'x');
    const lost = crypto.randomUUID();
    await mkdir(inData('blobs', 'projects', lost, 'files'), { recursive: true });
    await aged(inData('temporary', 'old'));
    await aged(inData('blobs', 'projects', lost));
    await aged(inData('blobs', 'projects', data.id));
    await studioOf().services.storage.clean();
    expect(await temporaryFiles()).toEqual(['new']);
    const kept = await readdir(inData('blobs', 'projects'));
    expect(kept).toContain(data.id);
    expect(kept).not.toContain(lost);
  });
});

describe('an uploaded file', () => {
  it('has no address, so no browser ever opens it', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><text>Uno.</text></svg>';
    const parts = videoProject(ada, [
      { name: 'files', fileName: 'a.svg', content: Buffer.from(svg) },
    ]);
    const { data } = await studioOf().upload<Project>(ada, parts);
    const { paths } = JSON.parse((await studioOf().call(null, { url: '/api/openapi.json' })).text);
    expect(Object.keys(paths).filter((path) => /files?\/|upload/u.test(path))).toEqual([
      '/api/v1/podcasts/upload',
      // The studio's own samples of accents, at the specification's address.
      '/uploads/accents/{accent}/{gender}.mp3',
      // Takes an archive of voices from the studio's owner, and serves none.
      '/api/v1/voice-models/{modelId}/upload',
    ]);
    for (const url of [
      `/api/v1/projects/${data.id}/files/${data.files[0]?.id}`,
      `/blobs/projects/${data.id}/files/${data.files[0]?.id}`,
      `/data/blobs/projects/${data.id}`,
    ]) {
      expect((await studioOf().call(ada, { url })).text).not.toContain('onload');
    }
  });
});
