import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServerProcess } from './test/server-process.ts';
import { placeEmbedded } from './test/test-database.ts';

it('says which setting to change where its port is taken', async () => {
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
