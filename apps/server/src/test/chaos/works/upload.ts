import type { Project } from '@tarima/contract';
import { multipart } from '#server/test/multipart.ts';
import type { ServerClient } from '#server/test/server-client.ts';
import { told } from '../told.ts';
import { nextNumber, type Work } from '../work.ts';
import { numberedPicture, numberInWords } from './numbered-text.ts';

const FEWEST = 3;
/** More would take a worker long to draft. */
const MOST = 10;
/** A body in pieces, as from a slow line. */
const PIECES = 8;
const PAUSE_MS = 10;

/** Without an id, nobody knows if it was stored. */
type Asked = { name: string; number: number; id: string | null };

/** Uploads, each with the draft that follows it. */
export const upload: Work = {
  name: 'uploads and drafts',
  async begin(web) {
    const asked: Asked[] = [];
    const failures: string[] = [];
    const acknowledged = () => asked.filter(({ id }) => id !== null);
    return {
      failures,
      async goOn(isCalm) {
        if (acknowledged().length < FEWEST || (!isCalm && asked.length < MOST)) {
          const number = nextNumber();
          const one: Asked = { name: `Subida ${numberInWords(number)}.`, number, id: null };
          asked.push(one);
          one.id = (await told(sendSlowly(web, one)))?.answer.id ?? null;
        }
        for (const { id, name } of acknowledged()) {
          const { draft } = await web.get<Project>(`/api/v1/projects/${id}`);
          if (draft.status === 'failed' && isCalm) {
            failures.push(`${name}: ${draft.error?.code}`);
            await told(web.post(`/api/v1/projects/${id}/retry-draft`));
          }
          if (draft.status !== 'completed') return false;
        }
        return acknowledged().length >= FEWEST;
      },
      async check() {
        const wrong: string[] = [];
        for (const { name, number, id } of asked) {
          const search = encodeURIComponent(name);
          const path = `/api/v1/projects?search=${search}`;
          const { projects } = await web.get<{ projects: Project[] }>(path);
          const found = projects.filter((project) => project.name === name);
          if (id && !found.some((project) => project.id === id)) wrong.push(`${name} is lost`);
          if (found.length > 1) wrong.push(`${name} is there ${found.length} times`);
          if (!id) continue;
          const [script] = await web.get<{ content: string }[]>(`/api/v1/scripts/${id}`);
          if (!script?.content.includes(numberInWords(number))) wrong.push(`${name} has no script`);
        }
        return wrong;
      },
    };
  },
};

async function sendSlowly(
  web: ServerClient,
  { name, number }: { name: string; number: number },
): Promise<Project> {
  const fields = {
    ...{ type: 'video', name, language: 'es', companyId: web.companyId() },
    ...{ communicationTone: 'cercano', mainObjective: 'explicar', targetAudience: '' },
  };
  const content = Buffer.from(numberedPicture(number));
  const parts = Object.entries(fields).map(([key, value]) => ({ name: key, value }));
  const { body, contentType } = multipart([
    ...parts,
    { name: 'files', fileName: 'montaje.svg', content },
  ]);
  const length = Math.ceil(body.length / PIECES);
  const pieces = async function* () {
    for (let from = 0; from < body.length; from += length) {
      yield body.subarray(from, from + length);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  return web.sendInPieces('/api/v1/projects', pieces(), contentType);
}
