import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServerProcess } from '#server/test/server-process.ts';
import { placeEmbedded } from '#server/test/test-database.ts';

it('names the setting to change when its port is taken', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-port-'));
  await placeEmbedded(dataFolder);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const PORT = String(address && typeof address === 'object' && address.port);
  const server = startServerProcess({ PORT, STUDIO_DATA_DIR: dataFolder });
  await expect(server.ready).rejects.toThrow();
  const sentence = server.output().trim();
  expect(sentence.split('\n')).toHaveLength(1);
  expect(sentence).toContain(PORT);
  expect(sentence).toContain('with PORT');
  expect(sentence).toContain('another Tarima');
  other.close();
  await rm(dataFolder, { recursive: true, force: true });
});

it('writes the owner’s link into a private file and not into a log', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tarima-link-'));
  await placeEmbedded(dataFolder);
  // From an earlier start, and readable by everybody.
  await writeFile(join(dataFolder, 'owner-link'), 'old', { mode: 0o644 });
  const server = startServerProcess({ STUDIO_DATA_DIR: dataFolder });
  const { origin, searchParams } = new URL(await server.ready);
  const token = searchParams.get('auth');
  expect(token).toBeTruthy();
  expect(server.output()).toContain(join(dataFolder, 'owner-link'));
  expect(server.output()).not.toContain(token);
  expect(server.output()).not.toContain('auth=');
  expect((await stat(join(dataFolder, 'owner-link'))).mode & 0o777).toBe(0o600);
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect((await login.json()).data.user.is_owner).toBe(true);
  await server.kill();
  await rm(dataFolder, { recursive: true, force: true });
});
