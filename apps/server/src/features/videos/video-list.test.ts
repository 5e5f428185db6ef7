import type { Video, VideoCounts } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { videos } from '#server/db/schema.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;

const SETTINGS = {
  mode: 'stock',
  format: 'vertical',
  background: 'blue',
  presenterId: null,
  templateId: null,
  voiceId: 'es-lucia',
} as const;
const HOUR_MS = 3_600_000;

/** Title, status, seconds and module, oldest first. */
const ROWS = [
  ['Éxito en ventas', 'completed', 30, null],
  ['árbol de decisión', 'completed', 90, 'Lógica'],
  ['Zonas de riesgo', 'failed', null, 'Seguridad'],
  ['Bienvenida', 'waiting', null, null],
  ['Cierre de la SESIÓN', 'processing', null, 'Lógica'],
] as const;

async function project(): Promise<string> {
  const parts = videoProject(ada, [pdf('a.pdf', 'Uno.')], { name: 'Inducción' });
  const { data } = await studioOf().upload(ada, parts);
  await studioOf().finished(data.id);
  return data.id;
}

beforeAll(async () => {
  ada = await studioOf().signIn();
  // Two projects, since each has only one video under way.
  const projectIds = [await project(), await project()];
  await studioOf()
    .context.db.insert(videos)
    .values(
      ROWS.map(([title, status, durationSeconds, module], place) => ({
        companyId: ada.companyId,
        projectId: projectIds[place % 2] ?? '',
        status,
        module,
        durationSeconds,
        recipe: { title, script: 'Hola.', language: 'es' as const, settings: SETTINGS },
        createdAt: new Date(Date.now() - (ROWS.length - place) * HOUR_MS),
      })),
    );
});

type Page = { videos: Video[]; page: number; pages: number; counts: VideoCounts };
const list = async (query = '') =>
  (await studioOf().call<Page>(ada, { url: `/api/v1/videos${query}` })).data;
const titles = async (query: string) => (await list(query)).videos.map(({ title }) => title);

describe('the list of videos', () => {
  it.each([
    ['newest', [4, 3, 2, 1, 0]],
    ['oldest', [0, 1, 2, 3, 4]],
    ['title', [1, 3, 4, 0, 2]],
    ['longest', [1, 0, 4, 3, 2]],
  ])('is ordered by %s', async (sort, places) => {
    expect(await titles(`?sort=${sort}`)).toEqual(places.map((place) => ROWS[place]?.[0]));
  });

  it.each([
    ['a title, without its accents', 'exito', [0]],
    ['a title, whatever its capitals', 'sesion', [4]],
    ['a title with accents typed in two parts', 'SESIO\u0301N', [4]],
    ['a module', 'logica', [4, 1]],
    ['the project', 'induccion', [4, 3, 2, 1, 0]],
    ['words of title and module in any order', 'logica cierre', [4]],
    ['signs that mean something elsewhere', '%', []],
    ['signs that are no text', 'bien\u0000', [3]],
    ['nothing that is there', 'zanahoria', []],
  ])('is searched by %s', async (_name, words, places) => {
    expect(await titles(`?search=${encodeURIComponent(words)}`)).toEqual(
      places.map((place) => ROWS[place]?.[0]),
    );
  });

  it('counts the matches of each filter', async () => {
    const all = { all: 5, processing: 2, completed: 2, failed: 1 };
    expect((await list()).counts).toEqual(all);
    expect((await list('?status=failed')).counts).toEqual(all);
    expect((await list('?search=logica')).counts).toEqual({
      all: 2,
      processing: 1,
      completed: 1,
      failed: 0,
    });
  });

  it('pages thousands of videos', async () => {
    const bob = await studioOf().signIn();
    const { id: projectId } = await studioOf().draftedProject(bob);
    const many = Array.from({ length: 50 }, (_, place) => ({
      companyId: bob.companyId,
      projectId,
      status: 'completed' as const,
      recipe: {
        title: `Video ${place}`,
        script: 'Hola.',
        language: 'es' as const,
        settings: SETTINGS,
      },
      createdAt: new Date(Date.now() - place * HOUR_MS),
    }));
    await studioOf().context.db.insert(videos).values(many);
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const { data } = await studioOf().call<Page>(bob, { url: `/api/v1/videos?page=${page}` });
      expect([data.page, data.pages]).toEqual([page, 3]);
      seen.push(...data.videos.map(({ title }) => title));
    }
    expect(seen).toEqual(many.map(({ recipe }) => recipe.title));
  });

  it.each(['?sort=worst', `?search=${'x'.repeat(101)}`, '?page=100001'])(
    '%s is refused',
    async (query) => {
      expect((await studioOf().call(ada, { url: `/api/v1/videos${query}` })).status).toBe(400);
    },
  );
});
