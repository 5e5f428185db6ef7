import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { breaksOffAfter, startArchiveServer } from '../../../test/vendors/archive-server.ts';
import { startProxyServer } from '../../../test/vendors/proxy-server.ts';
import { TEST_CERTIFICATE, TEST_KEY } from '../../documents/src/testing/certificate.ts';
import { downloadArchive, PATIENCE } from './download-archive.ts';

const FILE = randomBytes(300_000);
const QUICK = { ...PATIENCE, pauseMs: 1, longestPauseMs: 5 };
/** Of the download that shall give up. */
const GIVING_UP = { ...QUICK, quietMs: 300 };
/** No name server knows it. Its certificate is the tests' own. */
const SECURE = 'https://articulos.test/model';
const closing: (() => Promise<void>)[] = [];
const trusted = getCACertificates('default');

beforeEach(() => {
  setDefaultCACertificates([...trusted, TEST_CERTIFICATE]);
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']) {
    vi.stubEnv(name, undefined);
    vi.stubEnv(name.toLowerCase(), undefined);
  }
});
afterEach(async () => {
  vi.unstubAllEnvs();
  setDefaultCACertificates(trusted);
  for (const close of closing.splice(0)) await close();
});

async function trial({ isSecure }: { isSecure: boolean }) {
  const certificate = isSecure ? { key: TEST_KEY, cert: TEST_CERTIFICATE } : undefined;
  const server = await startArchiveServer({ '/model': FILE }, certificate);
  const proxy = await startProxyServer(server.port);
  closing.push(proxy.close, server.close);
  const path = join(await mkdtemp(join(tmpdir(), 'tarima-proxy-')), 'model');
  const download = (address: string, patience = QUICK) =>
    downloadArchive({ address, path, totalBytes: null, patience });
  return { server, proxy, path, download };
}

it('downloads through an HTTPS proxy with a password, and goes on after a break', async () => {
  const { server, proxy, path, download } = await trial({ isSecure: true });
  vi.stubEnv('HTTPS_PROXY', proxy.address);
  server.will(breaksOffAfter(100_000));
  await download(SECURE);
  expect(FILE.equals(await readFile(path))).toBe(true);
  expect(new Set(proxy.calls)).toEqual(new Set(['CONNECT articulos.test:443']));
  expect(server.calls).toHaveLength(2);
});

it('downloads through an HTTP proxy', async () => {
  const { proxy, path, download } = await trial({ isSecure: false });
  vi.stubEnv('HTTP_PROXY', proxy.address);
  await download('http://articulos.test/model');
  expect(FILE.equals(await readFile(path))).toBe(true);
  expect(proxy.calls).toEqual(['GET http://articulos.test/model']);
});

it('asks no proxy for an address of NO_PROXY', async () => {
  const { server, proxy, path, download } = await trial({ isSecure: false });
  vi.stubEnv('HTTP_PROXY', proxy.address);
  vi.stubEnv('NO_PROXY', '127.0.0.1');
  await download(`${server.address}/model`);
  expect(FILE.equals(await readFile(path))).toBe(true);
  expect(proxy.calls).toEqual([]);
});

it('fails if the proxy refuses, and sends nothing past it', async () => {
  const { server, proxy, download } = await trial({ isSecure: true });
  vi.stubEnv('HTTPS_PROXY', proxy.addressWithoutPassword);
  await expect(download(SECURE, GIVING_UP)).rejects.toMatchObject({
    code: 'DOWNLOAD_UNREACHABLE',
  });
  expect(server.calls).toEqual([]);
});
