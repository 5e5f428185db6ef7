import type { Podcast } from '@tarima/contract';
import { told } from '../told.ts';
import { nextNumber, type Work } from '../work.ts';
import { numberInWords } from './numbered-text.ts';

/** One podcast of a text. */
export const podcast: Work = {
  name: 'a podcast',
  async begin(web) {
    const request = {
      textInput: textOf(numberInWords(nextNumber())),
      wordCount: 150,
      creativityLevel: 0.1,
      companyId: web.companyId(),
    };
    const failures: string[] = [];
    let id: string | null = null;
    const read = () => web.get<Podcast>(`/api/v1/podcasts/${id}`);
    return {
      failures,
      async goOn(isCalm) {
        if (!id) {
          const path = '/api/v1/podcasts/generate';
          id = (await told(web.post<{ eventId: string }>(path, request)))?.answer.eventId ?? null;
          return false;
        }
        const { status, error } = await read();
        if (status === 'error' && isCalm) {
          failures.push(`a podcast: ${error}`);
          await told(web.post(`/api/v1/podcasts/${id}/make-audio`));
        }
        return status === 'completed';
      },
      async check() {
        const { audioUrl, bytes, turnList } = await read();
        const audio = await (await web.file(`${audioUrl}`)).arrayBuffer();
        const wrong = audio.byteLength === bytes ? [] : ['the file of a podcast is not whole'];
        if (turnList.some(({ end }) => end === null)) wrong.push('a turn of a podcast is missing');
        return wrong;
      },
    };
  },
};

const textOf = (words: string) => `# La turbina ${words}

La turbina ${words} produce electricidad con la fuerza del viento. Mide más de cien metros y produce electricidad para unas dos mil viviendas.

# Dónde se instala

La turbina ${words} se instala donde el viento sopla de forma constante. Antes de construir, los ingenieros miden el viento durante un año entero. Por ejemplo, en las costas el viento es más regular que en el interior.

# El mantenimiento

La turbina ${words} se revisa dos veces al año. Los técnicos comprueban los frenos, los sensores y cada tornillo. Si el viento supera los noventa kilómetros por hora, la turbina se detiene para evitar daños.`;
