import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Podcast, Session } from '@tarima/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '#server/test/server-process.ts';
import { testDatabaseUrl, testEngine } from '#server/test/test-database.ts';

/** Elsewhere than embedded, other processes must first miss the dead one's heartbeats. */
const KILLS = testEngine() === 'pglite' ? 6 : 1;
const LONGEST_LIFE_MS = 700;
/** A guard against hanging only. */
const LONGEST_TEST_MS = 1_200_000;
const TEXT = `# La energía eólica

La energía eólica es la energía que se obtiene del viento. El viento mueve las palas de una turbina, y la turbina mueve un generador que produce electricidad. Una turbina moderna mide más de cien metros y produce electricidad para unas dos mil viviendas.

# Dónde se instala

Los parques eólicos se instalan donde el viento sopla de forma constante. Antes de construir, los ingenieros miden el viento durante un año entero. Por ejemplo, en las costas el viento es más regular que en el interior. Sin embargo, los parques marinos cuestan el doble porque los cimientos son más complejos.

# El mantenimiento

Cada turbina se revisa dos veces al año. Los técnicos comprueban los frenos, los sensores y cada tornillo. Si el viento supera los noventa kilómetros por hora, la turbina se detiene para evitar daños. Las palas duran unos veinte años y después se reciclan para fabricar cemento.`;

let dataFolder: string;
let environment: Record<string, string>;
let server: ServerProcess;
let origin = '';
let session: Session;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tarima-podcast-crash-'));
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

async function call<Data>(path: string, body?: object): Promise<Data> {
  const response = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${session?.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}

async function start(): Promise<void> {
  server = startServerProcess(environment);
  const address = new URL(await server.ready);
  origin = address.origin;
  session = await call('/api/v1/auth/login', { token: address.searchParams.get('auth') });
}

const companyId = () => session.companies[0]?.pk;
const generate = async () =>
  (
    await call<Podcast>('/api/v1/podcasts/generate', {
      textInput: TEXT,
      wordCount: 150,
      companyId: companyId(),
    })
  ).eventId;

/** Every spoken turn with its inode: one that is spoken again is another file under the same name. */
async function spokenTurns(): Promise<Map<string, number>> {
  const folder = join(dataFolder, 'cache/podcasts');
  const names = await readdir(folder).catch(() => []);
  const clips = names.filter((name) => /^clip-[a-f0-9]+\.bin$/u.test(name));
  const found = clips.map(async (name) => [name, (await stat(join(folder, name))).ino] as const);
  return new Map(await Promise.all(found));
}

it(
  `goes on at the turn it was on after each of ${KILLS} deaths`,
  async () => {
    await start();
    let id = await generate();
    const spoken = new Map<string, number>();
    const spokenTwice: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      await server.kill();
      for (const [name, inode] of await spokenTurns()) {
        if (spoken.has(name) && spoken.get(name) !== inode) spokenTwice.push(name);
        spoken.set(name, inode);
      }
      await start();
      const podcast = await call<Podcast>(`/api/v1/podcasts/${id}`);
      expect(podcast.error).toBeNull();
      // It was quicker than the deaths: go on with another.
      if (podcast.status === 'completed') id = await generate();
    }
    const status = async () => (await call<Podcast>(`/api/v1/podcasts/${id}`)).status;
    await expect.poll(status, { timeout: 400_000, interval: 200 }).toBe('completed');
    expect(spokenTwice).toEqual([]);

    const podcast = await call<Podcast>(`/api/v1/podcasts/${id}`);
    expect(podcast.turnList.every(({ words, end }) => words.length > 0 && end !== null)).toBe(true);
    const headers = { authorization: `Bearer ${session.token}` };
    const audio = await fetch(`${origin}${podcast.audioUrl}`, { headers });
    expect((await audio.arrayBuffer()).byteLength).toBe(podcast.bytes);
    const cover = await fetch(`${origin}${podcast.coverUrl}`, { headers });
    expect(cover.headers.get('content-type')).toBe('image/png');
  },
  LONGEST_TEST_MS,
);
