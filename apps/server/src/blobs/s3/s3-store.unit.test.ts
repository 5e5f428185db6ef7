import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  breaks,
  breaksOffAfter,
  hangs,
  passes,
  refuses,
  type S3Behaviour,
  type S3Server,
  startS3Server,
} from '../../../../../test/vendors/s3-server.ts';
import { describeBlobStore } from '../blob-store.conformance.ts';
import type { BlobStore } from '../blob-store.ts';
import { createS3Store } from './s3-store.ts';

/** A store that never answers is given up soon by this one. */
const IMPATIENT = { connectMs: 5_000, silenceMs: 3_000, attempts: 3 };
const MEGABYTE = 1024 ** 2;

let server: S3Server;
let dataFolder: string;
let store: BlobStore;
let impatient: BlobStore;
beforeAll(async () => {
  server = await startS3Server();
  dataFolder = await mkdtemp(join(tmpdir(), 'tarima-s3-data-'));
  store = createS3Store(server.choice, dataFolder);
  impatient = createS3Store(server.choice, dataFolder, IMPATIENT);
});
afterAll(async () => {
  await server.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const newKey = () => `files/${randomUUID()}/x.bin`;
async function temporaryFile(content: Uint8Array): Promise<string> {
  const path = await store.temporaryPath();
  await writeFile(path, content);
  return path;
}
async function putBytes(bytes: number): Promise<{ key: string; content: Uint8Array }> {
  const key = newKey();
  const content = randomBytes(bytes);
  await store.put(key, await temporaryFile(content));
  return { key, content };
}
async function during<Result>(behaviour: S3Behaviour, work: () => Promise<Result>) {
  server.keeps(behaviour);
  try {
    return await work();
  } finally {
    server.keeps(passes);
  }
}

describe('a store in a bucket', () => {
  describeBlobStore(() => store);

  it('fetches a version of a blob once', async () => {
    const { key } = await putBytes(1_000);
    const gets = () => server.calls.filter(({ method }) => method === 'GET').length;
    const before = gets();
    const paths = await Promise.all([1, 2, 3].map(() => store.localPath(key)));
    expect(new Set(paths).size).toBe(1);
    await store.localPath(key);
    expect(gets()).toBe(before + 1);
  });

  it('fetches a blob again after its cache was deleted', async () => {
    const { key, content } = await putBytes(1_000);
    await store.localPath(key);
    await rm(join(dataFolder, 'cache'), { recursive: true });
    expect((await readFile(await store.localPath(key))).equals(content)).toBe(true);
  });
});

describe('a store that misbehaves', () => {
  it.each([
    ['breaks off twice', [breaks, breaks]],
    ['is too busy at first', [refuses(503, 'SlowDown'), refuses(500, 'InternalError')]],
    ['does not answer at first', [hangs]],
  ])('%s, and the file arrives all the same', async (_how, behaviours) => {
    const content = randomBytes(1_000);
    const path = await temporaryFile(content);
    const key = newKey();
    server.will(...behaviours);
    await impatient.put(key, path);
    server.will(...behaviours);
    expect((await readFile(await impatient.localPath(key))).equals(content)).toBe(true);
  });

  it('goes on with a large file where it broke off', async () => {
    const { key, content } = await putBytes(3 * MEGABYTE);
    server.calls.length = 0;
    server.will(passes, breaksOffAfter(MEGABYTE), breaksOffAfter(MEGABYTE));
    expect((await readFile(await store.localPath(key))).equals(content)).toBe(true);
    const ranges = server.calls.flatMap(({ range }) => range ?? []);
    const starts = ranges.map((range) => Number(range.split(/[=-]/u)[1]));
    expect(starts).toHaveLength(3);
    // A connection that breaks may lose some of it.
    expect(starts[1]).toBeGreaterThan(MEGABYTE / 2);
    expect(starts[2]).toBeGreaterThan(starts[1] ?? 0);
  });

  it('sends a range whole although it breaks off', async () => {
    const { key, content } = await putBytes(MEGABYTE);
    const opened = await impatient.open(key);
    if ('path' in opened) throw new Error('it is remote');
    server.will(breaksOffAfter(1_000), hangs);
    const sent = await buffer(opened.read({ from: 10, to: 900_000 }));
    expect(sent.equals(content.subarray(10, 900_001))).toBe(true);
  });

  it('never joins two versions of a blob', async () => {
    const { key } = await putBytes(2 * MEGABYTE);
    const opened = await store.open(key);
    if ('path' in opened) throw new Error('it is remote');
    await store.put(key, await temporaryFile(randomBytes(2 * MEGABYTE)));
    await expect(buffer(opened.read({ from: 0, to: 2 * MEGABYTE - 1 }))).rejects.toThrow();
  });

  it.each([
    ['is away', breaks, 'STORAGE_AWAY', true],
    ['hangs', hangs, 'STORAGE_AWAY', true],
    ['is too busy for long', refuses(503, 'SlowDown'), 'STORAGE_AWAY', true],
    ['does not know the key', refuses(403, 'InvalidAccessKeyId'), 'STORAGE_FORBIDDEN', false],
    ['is full', refuses(507, 'XMinioStorageFull'), 'DISK_FULL', false],
    ['has no bucket', refuses(404, 'NoSuchBucket'), 'STORAGE_AWAY', true],
  ])(
    '%s: it says so, and the file to store is still there',
    async (_how, behaviour, code, retryable) => {
      const content = randomBytes(1_000);
      const path = await temporaryFile(content);
      const key = newKey();
      const failed = await during(behaviour, () =>
        impatient.put(key, path).catch((error) => error),
      );
      expect(failed).toMatchObject({ code, retryable });
      expect((await readFile(path)).equals(content)).toBe(true);
      await store.put(key, path);
      expect(await store.has(key)).toBe(true);
    },
  );

  it('says that there is no bucket', async () => {
    await store.check();
    const other = createS3Store({ ...server.choice, bucket: 'other' }, dataFolder, IMPATIENT);
    await expect(other.check()).rejects.toMatchObject({ code: 'STORAGE_AWAY' });
  });

  it('serves others while a hundred readers take their time', async () => {
    const { key } = await putBytes(MEGABYTE);
    const opened = await store.open(key);
    if ('path' in opened) throw new Error('it is remote');
    const readers = Array.from({ length: 100 }, () => opened.read({ from: 0, to: MEGABYTE - 1 }));
    await Promise.all(readers.map((reader) => once(reader, 'readable')));
    expect(await store.has(key)).toBe(true);
    for (const reader of readers) reader.destroy();
  });

  it('tells the reader’s own failure from a break', async () => {
    const { key } = await putBytes(MEGABYTE);
    const opened = await store.open(key);
    if ('path' in opened) throw new Error('it is remote');
    const before = server.calls.length;
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const disk = new Writable({ write: (_chunk, _encoding, done) => done(full) });
    await expect(pipeline(opened.read({ from: 0, to: MEGABYTE - 1 }), disk)).rejects.toBe(full);
    expect(server.calls.length).toBe(before + 1);
  });

  it('leaves no half of a copy on this disk', async () => {
    const { key, content } = await putBytes(MEGABYTE);
    await during(
      (call, response, pass) =>
        call.method === 'GET' ? breaks(call, response, pass) : passes(call, response, pass),
      () => expect(store.localPath(key)).rejects.toMatchObject({ code: 'STORAGE_AWAY' }),
    );
    const names = await readdir(join(dataFolder, 'cache', 'copies'));
    expect(names.filter((name) => name.includes('.tmp'))).toEqual([]);
    const path = await store.localPath(key);
    expect((await stat(path)).size).toBe(content.length);
  });
});
