import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createFolderStore } from '#server/blobs/folder-store.ts';
import { handleError } from '#server/http/error-handler.ts';
import { asUploadError, receiveUpload } from './receive-upload.ts';
import { PROJECT_UPLOAD } from './upload-rules.ts';

it.each([
  ['ENOENT', 'STORAGE_UNAVAILABLE'],
  ['ENOTDIR', 'STORAGE_UNAVAILABLE'],
  ['ENOSPC', 'STORAGE_UNAVAILABLE'],
  ['EACCES', 'STORAGE_FORBIDDEN'],
  ['EPERM', 'STORAGE_FORBIDDEN'],
  ['ECONNRESET', 'UPLOAD_FAILED'],
])('the disk’s error %s becomes %s', (code, refusal) => {
  const error = asUploadError(Object.assign(new Error('mkdir /where/it/is'), { code }));
  expect([error.code, error.status]).toEqual([refusal, 500]);
  expect(error.details?.reason).toBe(`${refusal}: ${code}`);
});

it.each([
  [
    'in a file',
    '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF',
  ],
  ['before the first file', '--x\r\ncontent-disposition: form-data; name="type"\r\n\r\nvid'],
])(
  'an upload that the sender breaks off %s logs no error and leaves nothing',
  async (_place, begun) => {
    const logged: string[] = [];
    const app = fastify({
      logger: { level: 'error', stream: { write: (line) => logged.push(line) } },
    });
    const folder = await mkdtemp(join(tmpdir(), 'tarima-upload-'));
    const blobs = createFolderStore(folder);
    const came = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    app.setErrorHandler(handleError);
    await app.register(multipart, { throwFileSizeLimit: false });
    app.addHook('onError', async () => ended.resolve());
    app.post('/', async (call) => {
      call.raw.once('data', () => came.resolve());
      return receiveUpload(call, blobs, PROJECT_UPLOAD, async () => 'all of it');
    });
    await app.listen({ port: 0 });
    // An address of TCP, as the line above says.
    const { port } = app.server.address() as AddressInfo;

    const upload = request({
      port,
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5_000 },
    });
    upload.on('error', () => undefined);
    upload.write(begun);
    await came.promise;
    upload.destroy();
    await ended.promise;
    await app.close();
    expect(logged).toEqual([]);
    expect(await readdir(join(folder, 'temporary')).catch(() => [])).toEqual([]);
    await rm(folder, { recursive: true });
  },
);
