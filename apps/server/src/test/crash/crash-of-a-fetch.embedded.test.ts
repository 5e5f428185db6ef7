import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Voice, VoiceModel } from '@tarima/contract';
import { afterAll, expect, it } from 'vitest';
import { listed, type PackedModel, packTinyModel } from '#server/test/voice-model-studio.ts';
import { startArchiveServer, waitsAfter } from '../../../../../test/vendors/archive-server.ts';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from './crash-server.ts';

const WAITING = { timeout: 400_000, interval: 20 };
let archives: Awaited<ReturnType<typeof startArchiveServer>>;
let packed: PackedModel;
let folder: string;
const crashServer = useCrashServer(async () => {
  packed = await packTinyModel('tiny');
  archives = await startArchiveServer({ '/tiny.tar.gz': packed.archive });
  folder = await mkdtemp(join(tmpdir(), 'tarima-catalogue-'));
  const path = join(folder, 'models.json');
  await writeFile(path, JSON.stringify([listed(packed, archives.address)]));
  return { STUDIO_VOICE_CATALOGUE: path };
});
afterAll(async () => {
  await archives.close();
  await rm(folder, { recursive: true });
});

it(
  'a server that is killed while it fetches voices goes on, and fetches no byte twice',
  async () => {
    const { server, dataFolder } = crashServer();
    const hidden = join(dataFolder, 'models', '.fetch', 'tiny');
    archives.will(waitsAfter(500, new Promise(() => undefined)));
    await server.post('/api/v1/voice-models/tiny/fetch', { acceptsLicence: true });
    const fetched = async () =>
      (await stat(join(hidden, 'address', 'archive')).catch(() => null))?.size ?? 0;
    await expect.poll(fetched, WAITING).toBe(500);
    await server.kill();
    const restarted = Promise.withResolvers<void>();
    archives.will(waitsAfter(0, restarted.promise));
    await server.start();
    restarted.resolve();
    const unpacked = () => readFile(join(hidden, 'unpacked', 'model.json'), 'utf8').catch(() => '');
    await expect.poll(unpacked, WAITING).not.toBe('');
    await server.kill();
    await server.start();
    const model = async () =>
      (await server.get<{ models: VoiceModel[] }>('/api/v1/voice-models')).models[0];
    await expect.poll(async () => (await model())?.fetch?.status, WAITING).toBe('completed');
    expect(await model()).toMatchObject({ isPresent: true, isMeasured: true });
    expect(archives.calls.map(({ range }) => range)).toEqual([undefined, 'bytes=500-']);
    expect(await stat(hidden).catch(() => null)).toBeNull();
    const ids = async () =>
      (await server.get<Voice[]>('/api/v1/voices')).map(({ voice_id }) => voice_id);
    expect(await ids()).toContain('neural-es-tiny-0');
  },
  LONGEST_CRASH_TEST_MS,
);
