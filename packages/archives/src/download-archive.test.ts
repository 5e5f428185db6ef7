import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ArchiveBehaviour,
  breaksOffAfter,
  ignoresRange,
  redirectsTo,
  refusesArchive,
  sendsPage,
  sendsWith,
  startArchiveServer,
  streams,
  waitsAfter,
} from '../../../test/vendors/archive-server.ts';
import { downloadArchive, PATIENCE } from './download-archive.ts';
import { redirected } from './request-file.ts';

const FILE = randomBytes(300_000);
const QUICK = { ...PATIENCE, pauseMs: 1, longestPauseMs: 5 };
/** Of a download that shall give up. Any other would fail by it on a busy machine. */
const GIVING_UP = { ...QUICK, quietMs: 300 };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function trial(...behaviours: ArchiveBehaviour[]) {
  const server = await startArchiveServer({ '/model': FILE });
  closing.push(server.close);
  server.will(...behaviours);
  const place = await mkdtemp(join(tmpdir(), 'tarima-download-'));
  const path = join(place, 'model');
  const download = {
    address: `${server.address}/model`,
    path,
    totalBytes: null,
    patience: QUICK,
  };
  return { server, place, path, download };
}

describe('a download', () => {
  it('reports the bytes as they arrive, and is not repeated', async () => {
    const { server, place, path, download } = await trial();
    const seen: [number, number | null][] = [];
    await downloadArchive({ ...download, onProgress: (...progress) => seen.push(progress) });
    await downloadArchive(download);
    expect(FILE.equals(await readFile(path))).toBe(true);
    expect(await readdir(place)).toEqual(['model']);
    expect(seen.at(-1)).toEqual([FILE.length, FILE.length]);
    expect(server.calls).toHaveLength(1);
  });

  it('goes on after a break', async () => {
    const arrived = Promise.withResolvers<void>();
    const { server, path, download } = await trial(breaksOffAfter(100_000, arrived.promise));
    const onProgress = (done: number) => done >= 100_000 && arrived.resolve();
    await downloadArchive({ ...download, onProgress });
    expect(FILE.equals(await readFile(path))).toBe(true);
    expect(server.calls[1]?.range).toBe('bytes=100000-');
  });

  it.for([
    ['a server without ranges', ignoresRange],
    ['a part of another place', sendsWith({ 'content-range': 'bytes 7-299999/300000' })],
    ['a part of another version', sendsWith({ etag: '"other"' })],
  ] as const)('begins again for %s', async ([, behaviour]) => {
    const { path, download } = await trial(breaksOffAfter(100_000), behaviour);
    await downloadArchive(download);
    expect(FILE.equals(await readFile(path))).toBe(true);
  });

  it('is the new file if it changed between two tries', async () => {
    const { server, path, download } = await trial(breaksOffAfter(100_000), refusesArchive(404));
    await expect(downloadArchive(download)).rejects.toMatchObject({ code: 'DOWNLOAD_REFUSED' });
    const changed = randomBytes(250_000);
    server.put('/model', changed);
    await downloadArchive(download);
    expect(changed.equals(await readFile(path))).toBe(true);
  });

  it('works without a length or a validator', async () => {
    const { path, download } = await trial(streams);
    await downloadArchive(download);
    expect(FILE.equals(await readFile(path))).toBe(true);
  });

  it('keeps what has arrived when it is stopped', async () => {
    const { path, download } = await trial(waitsAfter(100_000, new Promise(() => undefined)));
    const stop = new AbortController();
    const onProgress = (done: number) => done >= 100_000 && stop.abort(new Error('stopped'));
    await expect(downloadArchive({ ...download, signal: stop.signal, onProgress })).rejects.toThrow(
      'stopped',
    );
    expect(await readFile(path)).toHaveLength(100_000);
    await downloadArchive(download);
    expect(FILE.equals(await readFile(path))).toBe(true);
  });
});

describe('a download fails', () => {
  it.for([
    [403, false],
    [404, false],
    [429, true],
    [500, true],
  ] as const)('with a status of %i', async ([status, retryable]) => {
    const { download } = await trial(...Array(2_000).fill(refusesArchive(status)));
    const patience = GIVING_UP;
    await expect(downloadArchive({ ...download, patience })).rejects.toMatchObject({
      code: 'DOWNLOAD_REFUSED',
      retryable,
    });
  });

  it('at the page of a network that wants a sign-in', async () => {
    const { download } = await trial(sendsPage);
    await expect(downloadArchive(download)).rejects.toMatchObject({ code: 'DOWNLOAD_REFUSED' });
  });

  it('in a circle of redirects', async () => {
    const { download } = await trial(...Array(20).fill(redirectsTo('/model')));
    await expect(downloadArchive(download)).rejects.toMatchObject({ code: 'DOWNLOAD_REFUSED' });
  });

  it('at a redirect that leaves https', () => {
    expect(() => redirected(new URL('https://a.example/x'), 'http://a.example/x')).toThrow('https');
  });

  it('at another length than the known one', async () => {
    const { download } = await trial();
    await expect(downloadArchive({ ...download, totalBytes: 5 })).rejects.toMatchObject({
      code: 'ARCHIVE_BROKEN',
    });
  });

  it('when the server is gone', async () => {
    const { server, download } = await trial();
    await server.close();
    closing.pop();
    const patience = GIVING_UP;
    await expect(downloadArchive({ ...download, patience })).rejects.toMatchObject({
      code: 'DOWNLOAD_UNREACHABLE',
    });
  });

  it('on a full disk', async ({ skip }) => {
    skip(process.platform !== 'linux', 'only Linux has such a device');
    const { path, download } = await trial();
    await symlink('/dev/full', path);
    await expect(downloadArchive(download)).rejects.toMatchObject({ code: 'DISK_FULL' });
  });
});
