import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project, Session, Video } from '@tarima/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart, type Part } from './test/multipart.ts';
import { type ServerProcess, startServerProcess } from './test/server-process.ts';
import { testDatabaseUrl, testEngine } from './test/test-database.ts';

/**
 * Embedded, the next process hands back at once what the dead one held. On PostgreSQL other
 * processes must first miss its heartbeats, which takes its ten seconds.
 */
const KILLS = testEngine() === 'pglite' ? 20 : 2;
const LONGEST_LIFE_MS = 900;
/** A guard against hanging only: on an idle machine a life costs two seconds. */
const LONGEST_TEST_MS = 1_200_000;

const TEXT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">
  <text x="10" y="40" font-size="40">Montaje de la tarima</text>
  <text x="10" y="100">La tarima se monta sobre un suelo limpio y nivelado en toda la sala.</text>
  <text x="10" y="140">Cada módulo pesa doce kilos y se une al siguiente con dos pestillos.</text>
  <text x="10" y="180">Antes de subir, dos personas comprueban que todos los pestillos están cerrados.</text>
  <text x="10" y="220">El montaje completo de una sala mediana lleva unos cuarenta minutos.</text>
</svg>`;

let dataFolder: string;
let server: ServerProcess;
let origin = '';
let session: Session;
let environment: Record<string, string>;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tarima-crash-'));
  const databaseUrl = await testDatabaseUrl();
  environment = {
    STUDIO_DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
});
afterAll(async () => {
  await server.kill();
  await rm(dataFolder, { recursive: true, force: true });
});

async function call<Data>(path: string, body?: object | FormBody): Promise<Data> {
  const isForm = body !== undefined && 'contentType' in body;
  const response = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${session?.token}`,
      ...(body && { 'content-type': isForm ? String(body.contentType) : 'application/json' }),
    },
    ...(body && { body: isForm ? new Uint8Array(body.body as Buffer) : JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}
type FormBody = ReturnType<typeof multipart>;

async function enter(): Promise<void> {
  const address = new URL(await server.ready);
  origin = address.origin;
  session = await call('/api/v1/auth/login', { token: address.searchParams.get('auth') });
}

function upload(): Promise<Project> {
  const fields = {
    type: 'video',
    name: 'Montaje',
    language: 'es',
    companyId: session.companies[0]?.pk ?? '',
    communicationTone: 'cercano',
    mainObjective: 'explicar',
    targetAudience: '',
  };
  const parts: Part[] = Object.entries(fields).map(([name, value]) => ({ name, value }));
  parts.push({ name: 'files', fileName: 'montaje.svg', content: Buffer.from(TEXT) });
  return call('/api/v1/projects', multipart(parts));
}

/** Asks for the next thing that a person would; false when a finished video is there. */
async function goOn(projectId: string): Promise<boolean> {
  const project = await call<Project>(`/api/v1/projects/${projectId}`);
  expect(project.draft.error).toBeNull();
  if (project.draft.status !== 'completed') return true;
  const video = await call<Video | null>(`/api/v1/videos/project/${projectId}`);
  if (video) {
    expect(video.error).toBeNull();
    return video.status !== 'completed';
  }
  const [avatar] = await call<{ avatar_id: string }[]>('/api/v1/providers/local/avatars');
  const voices = await call<{ voice_id: string; language_code: string }[]>('/api/v1/voices');
  const voice = voices.find(({ language_code }) => language_code === 'es');
  await call('/api/v1/videos/generate', {
    projectId,
    videoMode: 'avatar',
    avatarId: avatar?.avatar_id,
    voiceId: voice?.voice_id,
  });
  return true;
}

/**
 * Every finished piece of work on disk, by its name, with its inode: a piece that is made again is
 * another file under the same name, while its times also change when it is only used.
 */
async function finishedParts(): Promise<Map<string, number>> {
  const parts = new Map<string, number>();
  for (const folder of ['cache', 'blobs']) {
    const names = await readdir(join(dataFolder, folder), { recursive: true }).catch(() => []);
    for (const name of names) {
      const found = await stat(join(dataFolder, folder, name)).catch(() => null);
      const isKept = !/tmp|temporary/u.test(name);
      if (found?.isFile() && isKept) parts.set(name, found.ino);
    }
  }
  return parts;
}

describe('killed at any moment and started again', () => {
  it(
    `survives ${KILLS} deaths between upload and finished video`,
    async () => {
      server = startServerProcess(environment);
      await enter();
      let project = await upload();
      const made = new Map<string, number>();
      const madeTwice: string[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
        await server.kill();
        for (const [name, inode] of await finishedParts()) {
          if (made.has(name) && made.get(name) !== inode) madeTwice.push(name);
          made.set(name, inode);
        }
        server = startServerProcess(environment);
        await enter();
        // The video was quicker than the deaths: go on with another.
        if (!(await goOn(project.id))) project = await upload();
      }
      const isMaking = () => goOn(project.id);
      await expect.poll(isMaking, { timeout: 400_000, interval: 200 }).toBe(false);

      expect(madeTwice).toEqual([]);
      const { videos } = await call<{ videos: Video[] }>('/api/v1/videos');
      expect(videos.map((video) => video.status)).not.toContain('failed');
      const projects = await call<Project[]>('/api/v1/projects');
      const states = [
        ...videos.map((video) => video.status),
        ...projects.map((p) => p.draft.status),
      ];
      expect(new Set(states)).toEqual(new Set(['completed']));
      const file = await fetch(`${origin}${videos[0]?.url}`, {
        headers: { authorization: `Bearer ${session.token}` },
      });
      expect((await file.arrayBuffer()).byteLength).toBe(videos[0]?.bytes);
    },
    LONGEST_TEST_MS,
  );

  it('ends in order when asked to, and says so by its exit code', async () => {
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});
