import type { Podcast } from '@tarima/contract';
import { expect } from 'vitest';
import type { ServerClient } from '#server/test/server-client.ts';
import type { Making } from './making.ts';

const SPOKEN_TURN = /^cache\/podcasts\/clip-[a-f0-9]+\.bin$/u;
const TEXT = `# La energía eólica

La energía eólica es la energía que se obtiene del viento. El viento mueve las palas de una turbina, y la turbina mueve un generador que produce electricidad. Una turbina moderna mide más de cien metros y produce electricidad para unas dos mil viviendas.

# Dónde se instala

Los parques eólicos se instalan donde el viento sopla de forma constante. Antes de construir, los ingenieros miden el viento durante un año entero. Por ejemplo, en las costas el viento es más regular que en el interior. Sin embargo, los parques marinos cuestan el doble porque los cimientos son más complejos.

# El mantenimiento

Cada turbina se revisa dos veces al año. Los técnicos comprueban los frenos, los sensores y cada tornillo. Si el viento supera los noventa kilómetros por hora, la turbina se detiene para evitar daños. Las palas duran unos veinte años y después se reciclan para fabricar cemento.`;

/** Podcasts of one text, each from its request to its audio. */
export function createPodcastMaking(server: ServerClient): Making {
  let id = '';
  const read = () => server.get<Podcast>(`/api/v1/podcasts/${id}`);

  return {
    async begin() {
      const request = {
        textInput: TEXT,
        wordCount: 150,
        // At the least creativity, the words are the same for every id.
        creativityLevel: 0.1,
        companyId: server.companyId(),
      };
      id = (await server.post<Podcast>('/api/v1/podcasts/generate', request)).eventId;
    },
    async goOn() {
      const { error, status } = await read();
      expect(error).toBeNull();
      return status === 'completed';
    },
    async check() {
      const podcast = await read();
      const { turnList } = podcast;
      expect(turnList.every(({ words, end }) => words.length > 0 && end !== null)).toBe(true);
      const audio = await server.file(`${podcast.audioUrl}`);
      expect((await audio.arrayBuffer()).byteLength).toBe(podcast.bytes);
      const cover = await server.file(`${podcast.coverUrl}`);
      expect(cover.headers.get('content-type')).toBe('image/jpeg');
    },
    isPart: (name) => SPOKEN_TURN.test(name),
  };
}
