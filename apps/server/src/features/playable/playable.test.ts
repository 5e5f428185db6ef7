import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import {
  DEFAULT_COMPLETION,
  type HandOver,
  type Question,
  type Script,
  type Video,
} from '@tarima/contract';
import { formatWebVtt } from '@tarima/media';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { companyLooks, courses, questionSets } from '#server/db/schema.ts';
import { createPackageCalls } from '#server/test/test-package.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
const { call, course, video } = createPackageCalls(studioOf, () => ada);
beforeAll(async () => {
  ada = await studioOf().signIn();
});

const WHOLE = {
  ...{ hasCaptions: true, hasQuestions: true, hasCertificate: true },
  completion: DEFAULT_COMPLETION,
};
const QUESTION: Question = {
  ...{ id: randomUUID(), prompt: '¿Cierto?', feedback: '', citations: [], origin: 'author' },
  ...{ kind: 'truth', isTrue: true },
};

async function played(projectId: string, options: object = {}) {
  const { playable, projects } = studioOf().services;
  const project = await projects.find(projectId);
  if (!project) throw new Error('no project');
  return playable.course(
    await playable.spokenOutline(project),
    { ...WHOLE, ...options },
    ({ id, video: shown }) => ({ url: `video/${id}`, posterUrl: `poster/${shown.id}` }),
  );
}
async function scriptOf(projectId: string): Promise<Script> {
  const [script] = (await call<Script[]>('GET', `scripts/${projectId}`)).data;
  if (!script) throw new Error('no script');
  return script;
}

it('has the sentences as they are spoken, with their sources, after the script has changed', async () => {
  const project = await studioOf().draftedProject(ada);
  const script = await scriptOf(project.id);
  const videoId = await video(project.id);
  const [first] = script.provenance;
  const content = `Algo nuevo. ${first?.sentence}`;
  await call('PUT', 'scripts', { id: script.id, content, revision: script.revision });
  const before = await played(project.id);
  const [only] = before.course.modules.flatMap(({ contents }) => contents);
  expect(only).toMatchObject({
    ...{ id: project.id, title: project.name },
    video: {
      ...{ url: `video/${project.id}`, posterUrl: `poster/${videoId}`, seconds: 2 },
      ...{ format: 'vertical', isCaptioned: true },
    },
  });
  const spoken = only?.transcript.flatMap(({ sentences }) => sentences);
  expect(spoken).toEqual(script.provenance);
  expect(spoken?.some(({ kind }) => kind === 'source')).toBe(true);

  const newer = await video(project.id);
  const after = await played(project.id);
  const [again] = after.course.modules.flatMap(({ contents }) => contents);
  expect(after.videos.get(project.id)?.id).toBe(newer);
  expect(again?.transcript.flatMap(({ sentences }) => sentences)).toEqual([
    { sentence: 'Algo nuevo.', kind: 'author', citations: [] },
    first,
  ]);
});

it('marks a video whose script says something else now, until it is made again', async () => {
  const project = await studioOf().draftedProject(ada);
  const script = await scriptOf(project.id);
  await video(project.id);
  const marks = async () => {
    const { contents } = (await call<HandOver>('GET', `packages/${project.id}`)).data;
    const { videos } = (await call<{ videos: Video[] }>('GET', 'videos?limit=100')).data;
    const listed = videos.find(({ projectId }) => projectId === project.id);
    return [contents[0]?.video?.isOutdated, listed?.isOutdated];
  };
  expect(await marks()).toEqual([false, false]);
  await call('PUT', 'scripts', { id: script.id, content: 'Algo nuevo.' });
  expect(await marks()).toEqual([true, true]);
  await video(project.id);
  expect(await marks()).toEqual([false, false]);
});

it('has captions, questions and the company’s colour, where they are wanted', async () => {
  const { projectId, contents } = await course(['Uno.', 'Dos.']);
  const [contentId = ''] = contents.map(({ id }) => id);
  const { db } = studioOf().context;
  await db.insert(questionSets).values({ projectId, contentId, questions: [QUESTION] });
  const { videos } = await played(projectId);
  const cue = { start: 0.5, end: 2, text: 'Uno & <dos>.' };
  const captions = videos.get(contentId)?.blobs.captions ?? '';
  await writeFile(await studioOf().context.blobs.localPath(captions), formatWebVtt([cue], 'es'));
  const whole = await played(projectId);
  expect(whole.course).toMatchObject({
    ...{ language: 'es', publisher: ada.companies[0]?.name, accent: null },
    completion: DEFAULT_COMPLETION,
  });
  expect(whole.course.modules[0]?.contents).toMatchObject([
    { captions: [{ from: 0.5, to: 2, text: cue.text }], questions: [QUESTION] },
    { captions: [], questions: [] },
  ]);

  const plain = await played(projectId, { hasCaptions: false, hasQuestions: false });
  expect(plain.course.modules[0]?.contents[0]).toMatchObject({ captions: [], questions: [] });
  // Nobody could reach a mark without questions.
  expect(plain.course.completion).toEqual({ share: 80, mark: null });

  const colours = { accent: '#ffe600', second: '#ffffff' };
  const pictures = { logo: null, backdrop: null, intro: null, outro: null };
  const look = { ...colours, font: 'inter' as const, ...pictures };
  await db.insert(companyLooks).values({ companyId: ada.companyId, look });
  const { accent } = (await played(projectId)).course;
  expect(accent).toMatch(/^#[0-9a-f]{6}$/u);
  expect(accent).not.toBe(look.accent);
});

it('leaves out deleted videos and removed contents, and modules that are empty then', async () => {
  const { projectId, videoIds, contents } = await course(['Uno.', 'Dos.', 'Tres.']);
  const titles = async (options?: object) =>
    (await played(projectId, options)).course.modules.map((module) => [
      module.title,
      ...module.contents.map(({ title }) => title),
    ]);
  expect(await titles()).toEqual([
    ['Módulo 1', 'Contenido 1', 'Contenido 2'],
    ['Módulo 2', 'Contenido 3'],
  ]);
  await call('DELETE', `videos/${videoIds[2]}`);
  expect(await titles()).toEqual([['Módulo 1', 'Contenido 1', 'Contenido 2']]);
  const contentIds = [contents[1]?.id, contents[2]?.id];
  expect(await titles({ contentIds })).toEqual([['Módulo 1', 'Contenido 2']]);
});

it('finds one video or the title alone, as the whole outline has them', async () => {
  const { playable, projects } = studioOf().services;
  const { projectId, scriptIds, videoIds, contents } = await course([
    'Uno.',
    'Dos.',
    'Tres.',
    'X.',
  ]);
  const project = await projects.find(projectId);
  const only = await projects.find((await studioOf().draftedProject(ada)).id);
  if (!project || !only) throw new Error('no project');
  const newer = await video(projectId, scriptIds[0]);
  await call('DELETE', `videos/${videoIds[2]}`);
  const { db } = studioOf().context;
  const [planned] = await db.select().from(courses).where(eq(courses.id, projectId));
  if (!planned?.structure) throw new Error('no structure');
  const removed = contents[3]?.id ?? '';
  const modules = planned.structure.modules.map((module) => ({
    ...module,
    contents: module.contents.filter(({ id }) => id !== removed),
  }));
  await db
    .update(courses)
    .set({ structure: { ...planned.structure, modules } })
    .where(eq(courses.id, projectId));

  const found = await Promise.all(contents.map(({ id }) => playable.video(project, id)));
  expect(found.map((shown) => shown?.id ?? null)).toEqual([newer, videoIds[1], null, null]);
  const outline = await playable.outline(project);
  const shown = outline.modules.flatMap((module) => module.contents.map((each) => each.video));
  expect(found.slice(0, 3)).toEqual(shown);
  expect(await playable.video(only, contents[0]?.id ?? '')).toBeNull();
  expect(await playable.video(project, projectId)).toBeNull();
  expect(outline).toMatchObject(await playable.heading(project));

  expect(await playable.video(only, only.id)).toBeNull();
  const onlyVideo = await video(only.id);
  expect(await playable.video(only, only.id)).toMatchObject({ id: onlyVideo });
  expect(await playable.outline(only)).toMatchObject(await playable.heading(only));
});
