import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pdf, startTestStudio, videoProject } from '#server/test/test-studio.ts';

it('says what is missing, and goes on living', async () => {
  const studio = await startTestStudio();
  const get = (url: string) => studio.call(null, { url });
  expect(await get('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  const folder = join(studio.dataFolder, 'temporary');
  await rm(folder, { recursive: true, force: true });
  // Even an administrator cannot write below a file.
  await writeFile(folder, '');
  const missing = { status: 503, text: '{"status":"not ready","missing":["data-folder"]}' };
  await expect.poll(() => get('/readyz')).toMatchObject(missing);
  expect((await get('/healthz')).status).toBe(200);
  await rm(folder);
  await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  await studio.stop();
  await rm(studio.dataFolder, { recursive: true });
});

it('takes nothing new while it stops', async () => {
  const studio = await startTestStudio({ STUDIO_METRICS_PORT: '0' });
  const address = await studio.listenForWatchers();
  const ready = async () => (await fetch(`${address}/readyz`)).text();
  expect(await ready()).toBe('{"status":"ready"}');
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  studio.providers.before = async () => {
    begun.resolve();
    await release.promise;
  };
  const ada = await studio.signIn();
  await studio.upload(ada, videoProject(ada, [pdf('a.pdf', 'Uno.')]));
  await begun.promise;
  const stopped = studio.stop();
  expect(await ready()).toBe('{"status":"not ready","missing":["running"]}');
  release.resolve();
  await stopped;
  await expect(ready()).rejects.toThrow();
  await rm(studio.dataFolder, { recursive: true });
});
