import type { Podcast } from '@tarima/contract';
import { expect, it } from 'vitest';
import { LONGEST_CRASH_TEST_MS, useCrashServer } from '#server/test/crash-server.ts';
import { watchFinishedParts } from '#server/test/finished-parts.ts';
import { testEngine } from '#server/test/test-database.ts';

/** Elsewhere than embedded, other processes must first miss the dead one's heartbeats. */
const KILLS = testEngine() === 'pglite' ? 6 : 1;
const LONGEST_LIFE_MS = 700;
const SPOKEN_TURN = /^cache\/podcasts\/clip-[a-f0-9]+\.bin$/u;
const TEXT = `# La energía eólica

La energía eólica es la energía que se obtiene del viento. El viento mueve las palas de una turbina, y la turbina mueve un generador que produce electricidad. Una turbina moderna mide más de cien metros y produce electricidad para unas dos mil viviendas.

# Dónde se instala

Los parques eólicos se instalan donde el viento sopla de forma constante. Antes de construir, los ingenieros miden el viento durante un año entero. Por ejemplo, en las costas el viento es más regular que en el interior. Sin embargo, los parques marinos cuestan el doble porque los cimientos son más complejos.

# El mantenimiento

Cada turbina se revisa dos veces al año. Los técnicos comprueban los frenos, los sensores y cada tornillo. Si el viento supera los noventa kilómetros por hora, la turbina se detiene para evitar daños. Las palas duran unos veinte años y después se reciclan para fabricar cemento.`;

const crashServer = useCrashServer();

it(
  `goes on at the turn it was on after each of ${KILLS} deaths`,
  async () => {
    const { server, dataFolder } = crashServer();
    await server.start();
    const request = { textInput: TEXT, wordCount: 150, companyId: server.companyId() };
    const generate = async () =>
      (await server.post<Podcast>('/api/v1/podcasts/generate', request)).eventId;
    const read = () => server.get<Podcast>(`/api/v1/podcasts/${id}`);
    let id = await generate();
    const clips = watchFinishedParts(dataFolder, (name) => SPOKEN_TURN.test(name));
    for (let kill = 0; kill < KILLS; kill++) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      await server.kill();
      await clips.look();
      await server.start();
      const podcast = await read();
      expect(podcast.error).toBeNull();
      // It was quicker than the deaths: go on with another.
      if (podcast.status === 'completed') id = await generate();
    }
    const status = async () => (await read()).status;
    await expect.poll(status, { timeout: 400_000, interval: 200 }).toBe('completed');
    expect(clips.madeTwice).toEqual([]);

    const podcast = await read();
    expect(podcast.turnList.every(({ words, end }) => words.length > 0 && end !== null)).toBe(true);
    const audio = await server.file(`${podcast.audioUrl}`);
    expect((await audio.arrayBuffer()).byteLength).toBe(podcast.bytes);
    const cover = await server.file(`${podcast.coverUrl}`);
    expect(cover.headers.get('content-type')).toBe('image/jpeg');
  },
  LONGEST_CRASH_TEST_MS,
);
