import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Project } from '@tarima/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from '#server/test/multipart.ts';
import { createServerClient, type ServerClient } from '#server/test/server-client.ts';
import { startServerProcess } from '#server/test/server-process.ts';
import { testDatabaseUrl } from '#server/test/test-database.ts';

/** A picture with words is read fastest. Its comment makes it long. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
  <text x="10" y="100">La tarima se monta sobre un suelo limpio y nivelado en toda la sala.</text>
  <!-- ${'x'.repeat(500_000)} -->
</svg>`;
let dataFolder: string;
let web: ServerClient;
let frozen: ReturnType<typeof startServerProcess>;
let origin: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tarima-frozen-'));
  const shared = {
    DATABASE_URL: (await testDatabaseUrl()) ?? '',
    STUDIO_DATA_DIR: dataFolder,
    AUTH_JWT_SECRET: 'a secret that both processes know, as they must',
    LOG_LEVEL: 'silent',
  };
  web = createServerClient(shared);
  await web.start();
  frozen = startServerProcess({ ...shared, STUDIO_ROLES: 'web' });
  origin = new URL(await frozen.ready).origin;
});
afterAll(async () => {
  await frozen.kill();
  await web.kill();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Sends half of a document to the process that will freeze. */
async function beginUpload(name: string) {
  const fields = {
    ...{ type: 'video', name, language: 'es', companyId: web.companyId() },
    ...{ communicationTone: 'cercano', mainObjective: 'explicar', targetAudience: '' },
  };
  const parts = Object.entries(fields).map(([key, value]) => ({ name: key, value }));
  const file = { name: 'files', fileName: 'montaje.svg', content: Buffer.from(PICTURE) };
  const { body, contentType } = multipart([...parts, file]);
  const call = request(`${origin}/api/v1/projects`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${web.token()}`,
      'content-type': contentType,
      'content-length': body.length,
    },
  });
  call.on('error', () => undefined);
  const half = body.length / 2;
  call.write(body.subarray(0, half));
  await expect.poll(bytesReceived).toBeGreaterThan(0);
  return { call, rest: body.subarray(half) };
}

async function bytesReceived(): Promise<number> {
  const folder = join(dataFolder, 'temporary');
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
const temporaryFiles = () => readdir(join(dataFolder, 'temporary'));

it('an upload goes on after its web process froze, and others answer meanwhile', async () => {
  const { call, rest } = await beginUpload('Montaje');
  frozen.freeze();
  expect((await web.file('/healthz')).status).toBe(200);
  call.end(rest);
  frozen.thaw();
  const [response] = await once(call, 'response');
  expect(response.statusCode).toBe(200);
  const project: Project = JSON.parse(await text(response)).data;
  const draft = async () => (await web.get<Project>(`/api/v1/projects/${project.id}`)).draft.status;
  await expect.poll(draft).toBe('completed');
  expect(await temporaryFiles()).toEqual([]);
});

it('an upload whose sender left while its web process was frozen leaves nothing', async () => {
  const { call } = await beginUpload('Nadie');
  frozen.freeze();
  call.destroy();
  frozen.thaw();
  await expect.poll(temporaryFiles).toEqual([]);
  const { projects } = await web.get<{ projects: Project[] }>('/api/v1/projects');
  expect(projects.map(({ name }) => name)).not.toContain('Nadie');
});
