import type { CourseQueue, Project, Video } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Part } from '#server/test/multipart.ts';
import { createTestCourse, QUEUE_CONFIG } from '#server/test/test-course.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
});

const posterOf = async (id: string) =>
  (await studioOf().call<Project>(ada, { url: `/api/v1/projects/${id}` })).data.posterUrl;
const open = (url: string | null, person = ada) =>
  studioOf().call(person, { url: url ?? '/no-poster' });
const post = async <Data>(path: string, payload: object) =>
  (await studioOf().call<Data>(ada, { method: 'POST', url: `/api/v1/${path}`, payload })).data;
async function projectOf(files: Part[]): Promise<Project> {
  const { data } = await studioOf().upload(ada, videoProject(ada, files));
  await studioOf().finished(data.id);
  return data;
}

/** Counts what is drawn, and keeps the widths. */
async function whileDrawing(work: () => Promise<void>): Promise<(number | undefined)[]> {
  const { documents } = studioOf().providers;
  const draw = documents.drawPage;
  const widths: (number | undefined)[] = [];
  documents.drawPage = (request) => {
    widths.push(request.mostWidth);
    return draw(request);
  };
  try {
    await work();
  } finally {
    documents.drawPage = draw;
  }
  return widths;
}

describe('the poster of a project', () => {
  it('is the first page of its first document, drawn small and once', async () => {
    const { id } = await projectOf([pdf('guía.pdf', 'Uno dos.'), pdf('b.pdf', 'Tres.')]);
    const url = await posterOf(id);
    const widths = await whileDrawing(async () => {
      for (const _ of [1, 2]) {
        const answer = await open(url);
        expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
        expect(answer.headers['cache-control']).toContain('max-age');
        expect(answer.text).toContain('page 1 of %PDF Uno dos.');
      }
    });
    expect(widths).toEqual([480]);
  });

  it('skips a document that is not drawn or was not read', async () => {
    const word = { name: 'files', fileName: 'guía.docx', content: Buffer.from('Uno dos tres.') };
    expect(await posterOf((await projectOf([word])).id)).toBeNull();
    const { id, files } = await projectOf([
      word,
      pdf('cerrado.pdf', 'DOCUMENT_ENCRYPTED'),
      pdf('abierto.pdf', 'Dos.'),
    ]);
    expect(await posterOf(id)).toBe(`/api/v1/projects/${id}/posters/${files[2]?.id}`);
  });

  it('that cannot be drawn is refused each time and tried once', async () => {
    const { id } = await projectOf([pdf('guía.pdf', 'PAGE_WITHOUT_PICTURE')]);
    const url = await posterOf(id);
    const widths = await whileDrawing(async () => {
      for (const _ of [1, 2]) expect((await open(url)).status).toBe(422);
    });
    expect(widths).toEqual([480]);
  });

  it('is for its company and its project only', async () => {
    const { id } = await projectOf([pdf('guía.pdf', 'Uno.')]);
    const url = (await posterOf(id)) ?? '';
    expect((await open(url, await studioOf().signIn())).status).toBe(404);
    const { id: second } = await projectOf([pdf('guía.pdf', 'Uno.')]);
    expect((await open(url.replace(id, second))).status).toBe(404);
  });

  it('is the still of its newest finished video', async () => {
    const { id } = await projectOf([pdf('guía.pdf', 'Uno.')]);
    const choice = { projectId: id, videoMode: 'stock', voiceId: 'es-lucia' };
    for (const _ of [1, 2]) {
      const video = await post<Video>('videos/generate', choice);
      await studioOf().finished(video.id);
      expect(await posterOf(id)).toBe(`/api/v1/videos/${video.id}/poster`);
    }
    const video = await post<Video>('videos/generate', choice);
    await studioOf().finished(video.id);
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/videos/${video.id}` });
    expect(await posterOf(id)).not.toContain(video.id);
    expect((await open(await posterOf(id))).status).toBe(200);
  });

  it('of a course is the still of its first content, or its document', async () => {
    const { project } = await createTestCourse(studioOf(), ada, ['Uno.', 'Dos.', 'Tres.']);
    expect(await posterOf(project.id)).toBe(
      `/api/v1/projects/${project.id}/posters/${project.files[0]?.id}`,
    );
    const path = `courses/${project.id}`;
    await post(`${path}/generate-all-videos`, { config: QUEUE_CONFIG });
    const queue = async () =>
      (await studioOf().call<CourseQueue>(ada, { url: `/api/v1/${path}/video-queue` })).data;
    await expect.poll(async () => (await queue()).status).toBe('completed');
    const [first] = (await queue()).videos;
    expect(await posterOf(project.id)).toBe(`/api/v1/videos/${first?.videoId}/poster`);
  });
});
