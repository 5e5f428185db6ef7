import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Course, Project, Script, VideoSettings } from '@tarima/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestCourse } from '#server/test/test-course.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';

const studioOf = useTestStudio();
let ada: Person;

beforeAll(async () => {
  ada = await studioOf().signIn();
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

const get = async <Data>(path: string) =>
  (await studioOf().call<Data>(ada, { url: `/api/v1/${path}` })).data;
const send = <Data>(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  studioOf().call<Data>(ada, { method, url: `/api/v1/${path}`, ...(payload && { payload }) });
const duplicate = async (id: string, name = 'La copia') =>
  (await send<Project>('POST', `projects/${id}/duplicate`, { name })).data;
const scriptOf = async (id: string) => (await get<Script[]>(`scripts/${id}`))[0];

async function uploadedBytes(id: string): Promise<string[]> {
  const folder = join(studioOf().dataFolder, 'blobs/projects', id, 'files');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

describe('a copy of a project', () => {
  it('has the project’s files, text with sources, and choices', async () => {
    const project = await studioOf().draftedProject(ada);
    await send('PUT', `scripts?projectId=${project.id}`, { content: 'Texto propio.' });
    const settings = { videoFormat: 'horizontal', background: 'coral' };
    await send('POST', 'video-settings', { projectId: project.id, settings });
    const copy = await duplicate(project.id);
    expect(copy).toMatchObject({
      name: 'La copia',
      type: 'video',
      draft: { status: 'completed' },
      nextStep: 'video-settings',
      files: [{ name: 'guía.pdf', status: 'completed', pages: 2 }],
    });
    expect(copy.id).not.toBe(project.id);
    expect(copy.files[0]?.id).not.toBe(project.files[0]?.id);
    const [original, copied] = [await scriptOf(project.id), await scriptOf(copy.id)];
    const { id: _id, projectId: _projectId, ...text } = original ?? {};
    expect(copied).toMatchObject({ ...text, projectId: copy.id });
    expect(copied?.id).not.toBe(original?.id);
    expect(await get<VideoSettings>(`video-settings/${copy.id}`)).toMatchObject(settings);
    expect(await uploadedBytes(copy.id)).toEqual(await uploadedBytes(project.id));
    expect(await get(`videos/project/${copy.id}`)).toBeNull();
  });

  it('is independent: neither changes or is removed with the other', async () => {
    const project = await studioOf().draftedProject(ada);
    const before = await scriptOf(project.id);
    const copy = await duplicate(project.id);
    await send('PUT', `scripts?projectId=${copy.id}`, { content: 'Solo aquí.' });
    expect((await scriptOf(project.id))?.content).toBe(before?.content);
    await send('DELETE', `projects/${project.id}`);
    await endUndo(studioOf());
    expect((await scriptOf(copy.id))?.content).toBe('Solo aquí.');
    expect(await uploadedBytes(copy.id)).toHaveLength(1);
    // The read document is still there for a new start.
    expect((await get<Project>(`projects/${copy.id}`)).files[0]?.status).toBe('completed');
  });

  it('of a course has its structure and scripts under new ids', async () => {
    const { project, scriptIds } = await createTestCourse(studioOf(), ada, ['Uno dos.', 'Tres.']);
    const copy = await duplicate(project.id);
    const original = await get<Course>(`courses/structure/${project.id}`);
    const copied = await get<Course>(`courses/structure/${copy.id}`);
    const shape = ({ title, modules }: Course) => [
      title,
      modules.map((module) => [
        module.title,
        module.contents.map((content) => [content.title, content.script?.originalContent]),
      ]),
    ];
    expect(shape(copied)).toEqual(shape(original));
    const copiedIds = copied.modules.flatMap(({ contents }) =>
      contents.map(({ scriptId }) => scriptId),
    );
    expect(copiedIds).toHaveLength(2);
    expect(copiedIds.filter((id) => scriptIds.includes(id ?? ''))).toEqual([]);
    await send('PUT', 'scripts', { id: copiedIds[0], content: 'Cambiado.' });
    expect(shape(await get<Course>(`courses/structure/${project.id}`))).toEqual(shape(original));
  });

  it('of a project being drafted is drafted too, without reading twice', async () => {
    const reached = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    studioOf().providers.before = async (stage) => {
      if (stage !== 'write') return;
      reached.resolve();
      await release.promise;
    };
    const parts = videoProject(ada, [pdf('único.pdf', 'Solo aquí se lee esto.')]);
    const { data: project } = await studioOf().upload(ada, parts);
    await reached.promise;
    const copy = await duplicate(project.id);
    expect(copy.nextStep).toBe('reading');
    release.resolve();
    await studioOf().finished(copy.id);
    expect((await scriptOf(copy.id))?.content).toContain('Solo aquí se lee esto.');
    const reads = studioOf().providers.calls.filter((said) => said === 'read único.pdf');
    expect(reads).toHaveLength(1);
  });

  it('of a failed draft can be retried on its own', async () => {
    studioOf().providers.before = async (stage) => {
      if (stage === 'write') throw new Error('no');
    };
    const parts = videoProject(ada, [pdf('b.pdf', 'Otra frase.')]);
    const { data: project } = await studioOf().upload(ada, parts);
    await studioOf().finished(project.id);
    const copy = await duplicate(project.id);
    expect(copy.nextStep).toBe('retry');
    studioOf().providers.before = async () => undefined;
    await send('POST', `projects/${copy.id}/retry-draft`);
    await studioOf().finished(copy.id);
    expect((await get<Project>(`projects/${copy.id}`)).nextStep).toBe('script');
    expect((await get<Project>(`projects/${project.id}`)).nextStep).toBe('retry');
  });
});
