import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { registerSamples } from './samples.ts';

/** A server with the samples of a folder that holds these versions. */
async function serverOf(versions: readonly string[]): Promise<[FastifyInstance, string | null]> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-served-samples-'));
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  for (const version of versions) {
    await mkdir(join(folder, version));
    await writeFile(join(folder, version, 'es-video.mp4'), 'a small video');
  }
  return [app, await registerSamples(app, folder)];
}

it('sends any part of a sample, to be kept for good', async () => {
  const [app, address] = await serverOf(['.unfinished', 'a1b2']);
  expect(address).toBe('/samples/a1b2');
  const answer = await app.inject({
    url: `${address}/es-video.mp4`,
    headers: { range: 'bytes=2-6' },
  });
  expect([answer.statusCode, answer.body]).toEqual([206, 'small']);
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': 'bytes 2-6/13',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('is without samples until the set-up has made them', async () => {
  const [, address] = await serverOf(['.unfinished']);
  expect(address).toBeNull();
});
