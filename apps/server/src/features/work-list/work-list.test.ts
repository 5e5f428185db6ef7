import {
  DRAFT_STATUSES,
  type LibraryWork,
  type Project,
  type ProjectStep,
  WORK_STATES,
  type WorkState,
} from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { podcasts, users } from '#server/db/schema.ts';
import { PODCAST_GOALS } from '#server/db/tables/podcasts.ts';
import { findPodcast } from '#server/features/podcasts/podcasts.repo.ts';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { createTestCourse, QUEUE_CONFIG } from '#server/test/test-course.ts';
import {
  courseProject,
  type Person,
  pdf,
  useTestStudio,
  videoProject,
} from '#server/test/test-studio.ts';

type Page = { works: LibraryWork[]; page: number; pages: number };

const TALK = 'El viento mueve las palas de la turbina que está en la colina. '.repeat(6);
const studioOf = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn({ name: 'Ada Núñez' });
});

const list = async (query = '', person = ada) =>
  (await studioOf().call<Page>(person, { url: `/api/v1/library${query}` })).data;
const titleOf = (work: LibraryWork) => work.name;
const titles = async (query: string, person = ada) =>
  (await list(query, person)).works.map(titleOf);
const idOf = (work: LibraryWork) => (work.kind === 'project' ? work.id : work.eventId);
const post = async <Data>(path: string, payload: object, person = ada) =>
  (await studioOf().call<Data>(person, { method: 'POST', url: `/api/v1/${path}`, payload })).data;

async function project(name: string, fileName: string, type: 'video' | 'course' = 'video') {
  const parts = type === 'video' ? videoProject : courseProject;
  const upload = await studioOf().upload(ada, parts(ada, [pdf(fileName, 'Uno dos.')], { name }));
  await studioOf().finished(upload.data.id);
  return upload.data;
}
async function podcast(changes: object = {}, person = ada): Promise<string> {
  const { eventId } = await post<{ eventId: string }>(
    'podcasts/generate',
    { textInput: TALK, companyId: person.companyId, podcastName: 'Bóveda', ...changes },
    person,
  );
  await studioOf().finished(eventId);
  return eventId;
}

describe('one list of projects and podcasts', () => {
  let course: Project;
  beforeAll(async () => {
    await project('Ética', 'valores.pdf');
    await podcast({ podcastTagline: 'Lo que sostiene un ARCO' });
    course = await project('árboles', 'catálogo.pdf', 'course');
  });

  it.each([
    ['recent', ['árboles', 'Bóveda', 'Ética']],
    ['newest', ['árboles', 'Bóveda', 'Ética']],
    ['oldest', ['Ética', 'Bóveda', 'árboles']],
    ['unfinished', ['árboles', 'Ética', 'Bóveda']],
  ])('is ordered by %s', async (sort, expected) => {
    expect(await titles(`?sort=${sort}`)).toEqual(expected);
  });

  it('is ordered by the name that each shows, which is a podcast’s topic', async () => {
    const { works } = await list('?sort=name');
    const shown = works.map((work) => (work.kind === 'podcast' && work.topic) || work.name);
    const byLetters = new Intl.Collator('es', { sensitivity: 'base' }).compare;
    expect(shown).toEqual(shown.toSorted(byLetters));
  });

  it.each([
    ['?type=video', ['Ética']],
    ['?type=course', ['árboles']],
    ['?type=podcast', ['Bóveda']],
    ['?state=finished', ['Bóveda']],
    ['?state=unfinished', ['árboles', 'Ética']],
    ['?state=working', []],
    ['?hasScript=true', ['Bóveda', 'Ética']],
    ['?hasScript=true&type=video', ['Ética']],
  ])('%s shows a part', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it.each([
    ['a project', 'etica', ['Ética']],
    ['a file', 'CATALOGO', ['árboles']],
    ['a podcast', 'boveda', ['Bóveda']],
    ['a tagline', 'arco sostiene', ['Bóveda']],
    ['nothing', 'zanahoria', []],
  ])('is searched by the words of %s', async (_name, words, expected) => {
    expect(await titles(`?search=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  it('is searched and ordered by the topic that a podcast shows', async () => {
    const bob = await studioOf().signIn();
    const id = await podcast({ podcastName: 'Aire' }, bob);
    await podcast({ podcastName: 'Barro' }, bob);
    const { db } = studioOf().context;
    const row = await findPodcast(db, id);
    const chapters = [{ title: 'Zócalos de piedra', turnId: row?.script?.turns[0]?.id ?? '' }];
    await db
      .update(podcasts)
      .set({ script: { turns: [], ...row?.script, chapters } })
      .where(eq(podcasts.id, id));
    const { works } = await list('?search=zocalo', bob);
    expect(works).toMatchObject([{ name: 'Aire', topic: 'Zócalos de piedra' }]);
    expect((await titles('?sort=name', bob)).at(-1)).toBe('Aire');
  });

  it('names the maker of each, until that person is gone', async () => {
    const companies = [{ id: 'shared', name: 'Taller' }];
    const bob = await studioOf().signIn({ name: 'Bob Reyes', companies });
    const carl = await studioOf().signIn({ name: 'Carl Paz', companies });
    await studioOf().draftedProject(bob);
    await podcast({}, bob);
    const owners = async () => (await list('', carl)).works.map(({ owner }) => owner);
    expect(await owners()).toEqual(['Bob Reyes', 'Bob Reyes']);
    await studioOf().context.db.delete(users).where(eq(users.id, bob.user.id));
    expect(await owners()).toEqual([null, null]);
  });

  it('shows a podcast as its own call does, with the time of its last change', async () => {
    const { works } = await list('?type=podcast');
    const [shown] = works;
    const { data } = await studioOf().call<object>(ada, {
      url: `/api/v1/podcasts/${shown && idOf(shown)}`,
    });
    const { kind, ...listed } = shown ?? {};
    expect(kind).toBe('podcast');
    expect(data).toMatchObject(listed);
    expect(listed).toMatchObject({ touchedAt: expect.any(String), state: 'finished' });
  });

  it('leaves out a deleted project until it is restored', async () => {
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/projects/${course.id}` });
    expect(await titles('?sort=oldest')).toEqual(['Ética', 'Bóveda']);
    await post(`projects/${course.id}/restore`, {});
    expect(await titles('?sort=oldest')).toEqual(['Ética', 'Bóveda', 'árboles']);
  });

  it('is empty for another company, whatever its words', async () => {
    const stranger = await studioOf().signIn();
    for (const query of ['', '?search=etica', '?search=arco', '?type=podcast']) {
      expect(await list(query, stranger)).toEqual({ works: [], page: 1, pages: 1 });
    }
  });

  it('is paged across both kinds', async () => {
    const bob = await studioOf().signIn();
    const first = await studioOf().draftedProject(bob);
    for (let copy = 0; copy < 23; copy++) {
      await post(`projects/${first.id}/duplicate`, { name: `Copia ${copy}` }, bob);
    }
    await podcast({ podcastName: 'Última' }, bob);
    const one = await list('?sort=oldest', bob);
    const two = await list('?sort=oldest&page=2', bob);
    expect([one.pages, one.works.length, two.works.length]).toEqual([2, 24, 1]);
    expect(two.works.map(titleOf)).toEqual(['Última']);
  });

  it.each(['?type=scripts', '?state=lost', '?sort=worst', '?page=0', `?search=${'x'.repeat(101)}`])(
    '%s is refused',
    async (query) => {
      expect((await studioOf().call(ada, { url: `/api/v1/library${query}` })).status).toBe(400);
    },
  );
});

describe('the state', () => {
  const statesOf = async (person: Person) => {
    const { works } = await list('?sort=unfinished', person);
    const found = await Promise.all(
      WORK_STATES.map(async (state) => (await list(`?state=${state}`, person)).works),
    );
    // Filter and answer agree, and each is in one state.
    expect(found.flat().map(idOf).sort()).toEqual(works.map(idOf).sort());
    for (const [index, part] of found.entries()) {
      expect(part.map(({ state }) => state)).toEqual(part.map(() => WORK_STATES[index]));
    }
    const order = works.map(({ state }) => WORK_STATES.indexOf(state));
    expect(order).toEqual(order.toSorted());
    return works;
  };

  it('of a podcast follows from its work and its goal', async () => {
    const bob = await studioOf().signIn();
    const row = await findPodcast(studioOf().context.db, await podcast({}, bob));
    if (!row) throw new Error('the podcast is there');
    for (const status of DRAFT_STATUSES) {
      for (const goal of PODCAST_GOALS) {
        const id = crypto.randomUUID();
        await studioOf()
          .context.db.insert(podcasts)
          .values({ ...row, id, jobId: id, status, goal });
      }
    }
    const works = await statesOf(bob);
    const of = (state: WorkState) => works.filter((work) => work.state === state).length;
    // A written script waits for a person, as do the two that have failed.
    expect([of('working'), of('unfinished'), of('finished')]).toEqual([4, 3, 2]);
  });

  it('of a video is working while it is read and made, and finished with the video', async () => {
    const bob = await studioOf().signIn();
    const shown = async () => {
      const [work] = await statesOf(bob);
      if (work?.kind !== 'project') throw new Error('the project is there');
      const { nextStep, state, progress, durationSeconds } = work;
      return { nextStep, state, progress, durationSeconds };
    };
    const { id } = await studioOf().draftedProject(bob);
    const nothing = { progress: null, durationSeconds: null };
    expect(await shown()).toEqual({ nextStep: 'script', state: 'unfinished', ...nothing });
    const conductor = conductVideos(studioOf());
    const choice = { projectId: id, videoMode: 'stock', voiceId: 'es-lucia' };
    await post('videos/generate', choice, bob);
    await conductor.reached();
    expect(await shown()).toMatchObject({
      ...{ nextStep: 'video-progress', state: 'working', progress: expect.any(Number) },
    });
    await conductor.fail(new Error('no'));
    await expect.poll(shown).toEqual({
      ...{ nextStep: 'video-settings', state: 'unfinished', ...nothing },
    });
    await post('videos/generate', choice, bob);
    await conductor.end();
    expect(await shown()).toMatchObject({
      ...{ nextStep: 'video', state: 'finished', progress: null },
      durationSeconds: expect.any(Number),
    });
  });

  it('of a course is working while a video of its queue is made, with the progress of all', async () => {
    const bob = await studioOf().signIn();
    const { project: made } = await createTestCourse(studioOf(), bob, ['Uno dos.', 'Tres.']);
    const glance = async (): Promise<[ProjectStep, WorkState, number | null]> => {
      const [work] = await statesOf(bob);
      if (work?.kind !== 'project') throw new Error('the course is there');
      return [work.nextStep, work.state, work.progress];
    };
    expect(await glance()).toEqual(['course-videos', 'unfinished', null]);
    const conductor = conductVideos(studioOf());
    await post(`courses/${made.id}/generate-all-videos`, { config: QUEUE_CONFIG }, bob);
    await conductor.finish();
    await conductor.reached();
    const [step, state, progress] = await glance();
    expect([step, state]).toEqual(['course-videos-progress', 'working']);
    expect(progress).toBeGreaterThanOrEqual(50);
    await conductor.end();
    await expect.poll(glance).toEqual(['course', 'finished', null]);
  });
});
