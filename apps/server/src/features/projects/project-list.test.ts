import type { Project } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { courses, scripts } from '#server/db/schema.ts';
import { conductVideos } from '#server/test/conduct-videos.ts';
import { createTestCourse, QUEUE_CONFIG } from '#server/test/test-course.ts';
import {
  courseProject,
  type Person,
  pdf,
  useTestStudio,
  videoProject,
} from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
let made: Project[];

beforeAll(async () => {
  ada = await studioOf().signIn();
  made = [];
  for (const [name, fileName, type] of [
    ['Ética', 'valores.pdf', 'video'],
    ['Ventas', 'catálogo.pdf', 'course'],
    ['árboles', 'bosque.pdf', 'video'],
  ] as const) {
    const parts = (type === 'video' ? videoProject : courseProject)(
      ada,
      [pdf(fileName, 'Uno dos.')],
      { name },
    );
    const { data } = await studioOf().upload(ada, parts);
    await studioOf().finished(data.id);
    made.push(data);
  }
});

type Page = { projects: Project[]; page: number; pages: number };
const list = async (query = '', person = ada) =>
  (await studioOf().call<Page>(person, { url: `/api/v1/projects${query}` })).data;
const names = async (query: string) => (await list(query)).projects.map(({ name }) => name);
const post = <Data>(path: string, payload: object = {}, person = ada) =>
  studioOf().call<Data>(person, { method: 'POST', url: `/api/v1/${path}`, payload });
const stepOf = async (id: string) =>
  (await studioOf().call<Project>(ada, { url: `/api/v1/projects/${id}` })).data.nextStep;

describe('the list of projects', () => {
  it.each([
    ['newest', ['árboles', 'Ventas', 'Ética']],
    ['oldest', ['Ética', 'Ventas', 'árboles']],
    ['name', ['árboles', 'Ética', 'Ventas']],
  ])('is ordered by %s', async (sort, expected) => {
    expect(await names(`?sort=${sort}`)).toEqual(expected);
  });

  it('begins with the project that was worked on last', async () => {
    const [first] = made;
    await studioOf().call(ada, {
      method: 'PUT',
      url: `/api/v1/scripts?projectId=${first?.id}`,
      payload: { content: 'Otra cosa.' },
    });
    const { projects } = await list();
    expect(projects.map(({ name }) => name)).toEqual(['Ética', 'árboles', 'Ventas']);
    const times = projects.map(({ touchedAt }) => touchedAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it.each([
    ['its name', 'etica', ['Ética']],
    ['the name of a file', 'catalogo', ['Ventas']],
    ['nothing that is there', 'zanahoria', []],
  ])('is searched by %s', async (_name, words, expected) => {
    expect(await names(`?search=${words}`)).toEqual(expected);
  });

  it('shows one type', async () => {
    expect(await names('?type=course')).toEqual(['Ventas']);
  });

  it('shows the projects that have a script', async () => {
    expect(await names('?hasScript=true&sort=name')).toEqual(['árboles', 'Ética']);
  });

  it('is paged', async () => {
    const bob = await studioOf().signIn();
    const first = await studioOf().draftedProject(bob);
    for (let copy = 0; copy < 24; copy++) {
      await post(`projects/${first.id}/duplicate`, { name: `Copia ${copy}` }, bob);
    }
    const one = await list('?sort=oldest', bob);
    const two = await list('?sort=oldest&page=2', bob);
    expect([one.pages, one.projects.length, two.projects.length]).toEqual([2, 24, 1]);
    expect(one.projects[0]?.id).toBe(first.id);
  });

  it.each(['?type=podcast', '?sort=worst', '?page=0', `?search=${'x'.repeat(101)}`])(
    '%s is refused',
    async (query) => {
      expect((await studioOf().call(ada, { url: `/api/v1/projects${query}` })).status).toBe(400);
    },
  );
});

describe('the next step', () => {
  it('of a video leads from the script over the settings to the video', async () => {
    const { id } = await studioOf().draftedProject(ada);
    expect(await stepOf(id)).toBe('script');
    await post('video-settings', { projectId: id, settings: { videoMode: 'stock' } });
    expect(await stepOf(id)).toBe('video-settings');
    const conductor = conductVideos(studioOf());
    const choice = { projectId: id, videoMode: 'stock', voiceId: 'es-lucia' };
    const { data: video } = await post<{ id: string }>('videos/generate', choice);
    await conductor.reached();
    expect(await stepOf(id)).toBe('video-progress');
    await conductor.end();
    expect(await stepOf(id)).toBe('video');
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/videos/${video.id}` });
    expect(await stepOf(id)).toBe('video-settings');
  });

  it('of a failed draft is a retry', async () => {
    const parts = videoProject(ada, [pdf('a.pdf', 'DOCUMENT_ENCRYPTED')]);
    const { data } = await studioOf().upload(ada, parts);
    await studioOf().finished(data.id);
    expect(await stepOf(data.id)).toBe('retry');
  });

  it('of a course leads from structure over scripts and videos to the course', async () => {
    const { project, scriptIds } = await createTestCourse(studioOf(), ada, ['Uno dos.', 'Tres.']);
    const { db } = studioOf().context;
    const [last = ''] = scriptIds.slice(-1);
    const [written] = await db.select().from(scripts).where(eq(scripts.id, last));
    await db.delete(scripts).where(eq(scripts.id, last));
    expect(await stepOf(project.id)).toBe('scripts');
    if (written) await db.insert(scripts).values(written);
    expect(await stepOf(project.id)).toBe('course-videos');
    const conductor = conductVideos(studioOf());
    await post(`courses/${project.id}/generate-all-videos`, { config: QUEUE_CONFIG });
    await conductor.reached();
    expect(await stepOf(project.id)).toBe('course-videos-progress');
    await conductor.end();
    await expect.poll(() => stepOf(project.id)).toBe('course');
    await db.delete(courses).where(eq(courses.id, project.id));
    expect(await stepOf(project.id)).toBe('structure');
  });

  it('of a course does not wait for a video of an empty script', async () => {
    const { project } = await createTestCourse(studioOf(), ada, ['']);
    expect(await stepOf(project.id)).toBe('course');
  });
});

describe('another name', () => {
  const rename = (id: string, name: string) =>
    studioOf().call<Project>(ada, {
      method: 'PUT',
      url: `/api/v1/projects/${id}`,
      payload: { name },
    });

  it('is given to a project', async () => {
    const { id } = await studioOf().draftedProject(ada);
    expect((await rename(id, '  Nombre nuevo ')).data.name).toBe('Nombre nuevo');
    expect(await names('?search=nombre+nuevo')).toEqual(['Nombre nuevo']);
  });

  it.each(['', '   ', 'x'.repeat(201)])('is not %j', async (name) => {
    const { id } = await studioOf().draftedProject(ada);
    const answer = await rename(id, name);
    expect(answer.failure.details?.fields?.map(({ path }) => path)).toEqual(['name']);
  });
});
