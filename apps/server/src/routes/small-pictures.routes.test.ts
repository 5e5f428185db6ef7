import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PodcastStatus, Project, Video } from '@tarima/contract';
import { runProgram } from '@tarima/media';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
let project: Project;
beforeAll(async () => {
  ada = await studioOf().signIn();
  project = (await studioOf().upload(ada, videoProject(ada, [pdf('guía.pdf', 'Uno dos.')]))).data;
  await studioOf().finished(project.id);
});

const post = async <Data>(path: string, payload: object) =>
  (await studioOf().call<Data>(ada, { method: 'POST', url: `/api/v1/${path}`, payload })).data;
const get = (url: string) => studioOf().call(ada, { url });
const typeAndLength = async (url: string) => {
  const { headers } = await get(url);
  return [headers['content-type'], headers['content-length']];
};

async function video(): Promise<string> {
  const choice = { projectId: project.id, videoMode: 'stock', voiceId: 'es-lucia' };
  const { id } = await post<Video>('videos/generate', choice);
  await studioOf().finished(id);
  return `/api/v1/videos/${id}/poster`;
}
async function podcast(): Promise<string> {
  const textInput = 'El viento mueve las palas de la turbina que está en la colina. '.repeat(6);
  const asked = { textInput, companyId: ada.companyId };
  const { eventId } = await post<PodcastStatus>('podcasts/generate', asked);
  await studioOf().finished(eventId);
  return `/api/v1/podcasts/${eventId}/cover.jpg`;
}
const page = async () => `/api/v1/projects/${project.id}/posters/${project.files[0]?.id}`;

/** Replaces each file of this name by a real picture of 1280 by 720 pixels. */
async function replace(fileName: RegExp): Promise<void> {
  const { dataFolder } = studioOf();
  const names = await readdir(dataFolder, { recursive: true });
  for (const name of names.filter((each) => fileName.test(each))) {
    const source = ['-f', 'lavfi', '-i', 'testsrc2=size=1280x720'];
    const output = ['-frames:v', '1', '-c:v', 'png', '-f', 'image2', '-update', '1'];
    await runProgram('ffmpeg', ['-y', ...source, ...output, join(dataFolder, name)]);
  }
}

describe.each([
  { what: 'poster of a video', address: video, file: /poster\.png$/u, type: 'image/png' },
  { what: 'cover of a podcast', address: podcast, file: /cover\.jpg$/u, type: 'image/jpeg' },
  { what: 'first page of a document', address: page, file: /page-\w+$/u, type: 'image/png' },
])('the $what', ({ address, file, type }) => {
  it('comes small for a list if it can be read, and whole without a width', async () => {
    const url = await address();
    // The pictures of these tests are plain words.
    expect((await get(`${url}?width=640`)).headers['content-type']).toBe(type);
    await replace(file);
    const [, wholeLength] = await typeAndLength(url);
    const small = await get(`${url}?width=640`);
    expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(Number(small.headers['content-length'])).toBeLessThan(Number(wholeLength) / 2);
    expect(await typeAndLength(`${url}?width=640`)).toEqual([
      'image/webp',
      small.headers['content-length'],
    ]);
    expect(await typeAndLength(url)).toEqual([type, wholeLength]);
  });

  it('comes in no other width', async () => {
    const url = await address();
    for (const width of ['0', '641', '9999999', 'wide', '']) {
      expect([width, (await get(`${url}?width=${width}`)).status]).toEqual([width, 400]);
    }
  });
});
