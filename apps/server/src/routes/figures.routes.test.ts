import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CourseQueue, PagePicture, Project, ProjectFigure, Video } from '@tarima/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sourceDocuments } from '#server/db/schema.ts';
import { multipart, type Part } from '#server/test/multipart.ts';
import { createTestCourse, QUEUE_CONFIG } from '#server/test/test-course.ts';
import { pictureOf } from '#server/test/test-figures.ts';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';

const studioOf = useTestStudio();
let ada: Person;
let other: Person;

beforeAll(async () => {
  ada = await studioOf().signIn();
  other = await studioOf().signIn();
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

const call = <Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, person = ada) =>
  studioOf().call<Data>(person, { method, url: `/api/v1/${path}` });
const send = <Data>(method: 'POST' | 'PUT', path: string, payload: object) =>
  studioOf().call<Data>(ada, { method, url: `/api/v1/${path}`, payload });
const figuresOf = async (id: string) =>
  (await call<ProjectFigure[]>('GET', `projects/${id}/figures`)).data;
const fileOf = (id: string, { picture }: { picture: string }, person = ada) =>
  call('GET', `projects/${id}/figures/${picture}`, person);
const inBlobs = async (...path: string[]) =>
  (await readdir(join(studioOf().dataFolder, 'blobs', ...path)).catch(() => [])).sort();

/** A project whose document shows a valve and a pump. Its text is of no other project. */
async function drawnProject(text = `Uno ${crypto.randomUUID()}.`): Promise<Project> {
  return studioOf().draftedProject(ada, `${text} (Figure: Válvula) (Figure: Bomba)`);
}

const picture = (fileName: string, words: string, name = 'file'): Part => ({
  ...{ name, fileName },
  content: Buffer.from(words),
});

function add(id: string, parts: Part[], { person = ada, language = 'es' } = {}) {
  const { body, contentType } = multipart(parts);
  return studioOf().call<ProjectFigure>(person, {
    method: 'POST',
    url: `/api/v1/projects/${id}/figures`,
    payload: body,
    headers: { 'content-type': contentType, 'accept-language': language },
  });
}

describe('the figures of a document', () => {
  it('are listed in its order, each once, with their place', async () => {
    const { data: project } = await studioOf().upload(
      ada,
      videoProject(ada, [
        pdf('a.pdf', 'Uno. (Figure: Válvula) (Figure: Bomba)'),
        pdf('b.pdf', 'Dos. (Figure: Bomba) (Figure: Plano)'),
      ]),
    );
    await studioOf().finished(project.id);
    const facts = { kind: 'diagram', alt: '', pageKind: 'page', origin: 'document' };
    expect(await figuresOf(project.id)).toEqual([
      { ...pictureOf('Válvula'), ...facts, caption: 'Válvula', fileName: 'a.pdf', page: 1 },
      { ...pictureOf('Bomba'), ...facts, caption: 'Bomba', fileName: 'a.pdf', page: 2 },
      { ...pictureOf('Plano'), ...facts, caption: 'Plano', fileName: 'b.pdf', page: 2 },
    ]);
  });

  it('are files that a browser shows and keeps, for their company only', async () => {
    const { id } = await drawnProject();
    const answer = await fileOf(id, pictureOf('Válvula'));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Válvula');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=86400',
      'x-content-type-options': 'nosniff',
    });
    const cookie = `tarima_media=${ada.token}`;
    const url = `/api/v1/projects/${id}/figures/${pictureOf('Válvula').picture}`;
    expect((await studioOf().call(null, { url, headers: { cookie } })).status).toBe(200);
    expect((await fileOf(id, pictureOf('Válvula'), other)).status).toBe(404);
    expect((await fileOf(id, pictureOf('Unknown'))).status).toBe(404);
    const own = await studioOf().draftedProject(other, 'Otra cosa.');
    expect((await fileOf(own.id, pictureOf('Válvula'), other)).status).toBe(404);
  });

  it.each(['..%2f..%2fstudio', 'A'.repeat(64), 'abc', `${'a'.repeat(64)}.png`])(
    '%s is no name of a picture',
    async (name) => {
      const { id } = await drawnProject();
      const answer = await call('GET', `projects/${id}/figures/${name}`);
      expect([400, 404]).toContain(answer.status);
    },
  );

  it('are found again by a new reader, and a scene keeps the old one’s', async () => {
    const { id } = await drawnProject();
    const { documents } = studioOf().providers;
    const read = documents.readDocument;
    documents.version = 'new';
    documents.readDocument = async (request) => {
      const document = await read(request);
      return { ...document, blocks: document.blocks.slice(0, 2) };
    };
    try {
      expect((await figuresOf(id)).map(({ caption }) => caption)).toEqual(['Válvula']);
      await setScript(id, `[Escena: figura ${opening('Bomba')}]\n\nUno dos.`);
      const { data } = await preview(id);
      expect(data).toBeDefined();
      expect(studioOf().providers.shown).toEqual([expect.stringContaining('Bomba')]);
    } finally {
      documents.version = 'test';
      documents.readDocument = read;
    }
  });

  it('are the same after a crash between a picture and its document', async () => {
    const { id } = await drawnProject();
    const before = await figuresOf(id);
    const [folder = ''] = await foldersOf(id);
    const stored = await inBlobs('documents', folder);
    expect(stored).toHaveLength(2);
    await studioOf().context.db.delete(sourceDocuments);
    expect(await figuresOf(id)).toEqual(before);
    expect(await inBlobs('documents', folder)).toEqual(stored);
  });
});

const opening = (name: string) => pictureOf(name).picture.slice(0, 8);

async function foldersOf(id: string): Promise<string[]> {
  const files = await studioOf().context.db.query.projectFiles.findMany({
    where: ({ projectId }, { eq }) => eq(projectId, id),
  });
  return files.map(({ sha256 }) => sha256);
}

describe('pictures whose documents are gone', () => {
  it('are deleted with the last project of the file', async () => {
    const project = await drawnProject();
    const [folder = ''] = await foldersOf(project.id);
    const copy = await send<Project>('POST', `projects/${project.id}/duplicate`, { name: 'Copia' });
    await call('DELETE', `projects/${project.id}`);
    await endUndo(studioOf());
    await studioOf().services.storage.clean();
    expect(await inBlobs('documents', folder)).toHaveLength(2);
    expect((await fileOf(copy.data.id, pictureOf('Bomba'))).status).toBe(200);
    await call('DELETE', `projects/${copy.data.id}`);
    await endUndo(studioOf());
    await studioOf().services.storage.clean();
    expect(await inBlobs('documents')).not.toContain(folder);
  });
});

describe('an author’s picture', () => {
  it.each(['plano.png', 'foto.JPG', 'foto.jpeg', 'dibujo.svg', 'escaneo.tiff'])(
    '%s is added, listed after the documents’, and served',
    async (name) => {
      const { id } = await drawnProject();
      const { status, data } = await add(id, [picture(name, `La sala ${name}`)]);
      expect(status).toBe(200);
      const figure = {
        ...pictureOf(`La sala ${name}`),
        ...{ kind: 'diagram', caption: '', alt: name.split('.')[0], origin: 'author' },
        ...{ fileName: null, page: null, pageKind: null },
      };
      expect(data).toEqual(figure);
      expect((await figuresOf(id)).at(-1)).toEqual(figure);
      expect((await fileOf(id, data)).text).toContain(`La sala ${name}`);
    },
  );

  it('is one figure, however often it is added', async () => {
    const { id } = await drawnProject();
    const answers = await Promise.all(
      ['a.png', 'b.png', 'a.png'].map((name) => add(id, [picture(name, 'La sala')])),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const own = (await figuresOf(id)).filter(({ origin }) => origin === 'author');
    expect(own).toHaveLength(1);
  });

  const REFUSALS: [string, string, number, Part[]][] = [
    ['no file', 'NO_FILES', 400, [{ name: 'x', value: 'y' }]],
    ['two files', 'TOO_MANY_FILES', 400, [picture('a.png', 'a'), picture('b.png', 'b')]],
    ['another field', 'UNEXPECTED_FILE_FIELD', 400, [picture('a.png', 'a', 'files')]],
    ['a document', 'FILE_VALIDATION_ERROR', 400, [picture('a.pdf', '%PDF a')]],
    ['a name without an extension', 'FILE_VALIDATION_ERROR', 400, [picture('png', 'a')]],
    ['a web page', 'FILE_VALIDATION_ERROR', 400, [picture('a.html', '<script>')]],
    ['no bytes', 'DOCUMENT_CORRUPT', 422, [picture('a.png', '')]],
    ['broken bytes', 'DOCUMENT_CORRUPT', 422, [picture('a.png', 'DOCUMENT_CORRUPT')]],
    ['too many pixels', 'PICTURE_TOO_LARGE', 422, [picture('a.png', 'PICTURE_TOO_LARGE')]],
  ];
  it.each(REFUSALS)(
    'of %s is refused with %s, and nothing stays',
    async (_, code, status, parts) => {
      const { id } = await drawnProject();
      const answer = await add(id, parts);
      expect([answer.status, answer.failure.code]).toEqual([status, code]);
      expect(await inBlobs('projects', id, 'figures')).toEqual([]);
      expect(await readdir(join(studioOf().dataFolder, 'temporary'))).toEqual([]);
      expect(await figuresOf(id)).toHaveLength(2);
    },
  );

  it.each([
    ['es', '«a.png» tiene demasiados píxeles. Redúcelo y súbelo otra vez.'],
    ['en', '“a.png” has too many pixels. Make it smaller and upload it again.'],
    ['pt', '“a.png” tem pixels demais. Reduza-o e envie-o novamente.'],
  ])('with too many pixels is explained in %s', async (language, sentence) => {
    const { id } = await drawnProject();
    const answer = await add(id, [picture('a.png', 'PICTURE_TOO_LARGE')], { language });
    expect(answer.failure.message).toBe(sentence);
  });

  it('belongs to its company and its project', async () => {
    const { id } = await drawnProject();
    const { data } = await add(id, [picture('a.png', 'La sala')]);
    expect((await add(id, [picture('b.png', 'Robo')], { person: other })).status).toBe(404);
    expect((await fileOf(id, data, other)).status).toBe(404);
    const path = `projects/${id}/figures/${data.picture}`;
    expect((await call('DELETE', path, other)).status).toBe(404);
    const { id: second } = await drawnProject();
    expect((await fileOf(second, data)).status).toBe(404);
    expect((await call('DELETE', path.replace(id, second))).status).toBe(404);
    expect((await fileOf(id, data)).status).toBe(200);
  });

  it('is deleted once, and a document’s is not', async () => {
    const { id } = await drawnProject();
    const { data } = await add(id, [picture('a.png', 'La sala')]);
    const path = `projects/${id}/figures/${data.picture}`;
    expect(await call('DELETE', path)).toMatchObject({ status: 200, data: null });
    expect((await call('DELETE', path)).failure.code).toBe('NOT_FOUND');
    expect((await fileOf(id, data)).status).toBe(404);
    expect(await figuresOf(id)).toHaveLength(2);
    const ofDocument = `projects/${id}/figures/${pictureOf('Bomba').picture}`;
    expect((await call('DELETE', ofDocument)).status).toBe(404);
    expect((await fileOf(id, pictureOf('Bomba'))).status).toBe(200);
  });

  it('is copied with its project, and independent of it', async () => {
    const { id } = await drawnProject();
    const { data: figure } = await add(id, [picture('a.png', 'La sala')]);
    const { data: copy } = await send<Project>('POST', `projects/${id}/duplicate`, { name: 'B' });
    expect(await figuresOf(copy.id)).toEqual(await figuresOf(id));
    await call('DELETE', `projects/${id}/figures/${figure.picture}`);
    expect((await fileOf(copy.id, figure)).text).toContain('La sala');
    await call('DELETE', `projects/${copy.id}`);
    await endUndo(studioOf());
    expect(await inBlobs('projects', copy.id)).toEqual([]);
  });

  it('whose upload died between file and row is cleaned away a day later', async () => {
    const { id } = await drawnProject();
    const { data } = await add(id, [picture('a.png', 'La sala')]);
    const lost = join(studioOf().dataFolder, 'blobs/projects', id, 'figures', 'a'.repeat(64));
    await writeFile(lost, 'x');
    await studioOf().services.storage.clean();
    expect(await inBlobs('projects', id, 'figures')).toHaveLength(2);
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
    for (const name of await inBlobs('projects', id, 'figures')) {
      await utimes(join(lost, '..', name), twoDaysAgo, twoDaysAgo);
    }
    await studioOf().services.storage.clean();
    expect(await inBlobs('projects', id, 'figures')).toEqual([data.picture]);
  });
});

const CHOICE = { videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };
const setScript = (projectId: string, content: string) =>
  send('PUT', `scripts?projectId=${projectId}`, { content });
const preview = (projectId: string) => send('POST', 'videos/preview', { projectId, ...CHOICE });
const generate = async (projectId: string) =>
  (await send<Video>('POST', 'videos/generate', { projectId, ...CHOICE })).data;
async function videoOf(projectId: string): Promise<Video> {
  const video = await generate(projectId);
  await studioOf().finished(video.id);
  return (await call<Video>('GET', `videos/status/${video.id}`)).data;
}
const shown = () => studioOf().providers.shown;

describe('a video', () => {
  it('is given the pictures that its script names, and no other', async () => {
    const { id } = await drawnProject();
    const { data: own } = await add(id, [picture('a.png', 'La sala')]);
    await setScript(
      id,
      `## Uno\n\n[Escena: figura ${opening('Bomba')}; recorte 10 0 50 100]\n\nUno dos.\n\n` +
        `## Dos\n\n[Scene: figure ${own.picture.slice(0, 12)}]\n\nTres.\n\n` +
        '## Tres\n\n[Cena: figura 00000000]\n\nCuatro.',
    );
    expect((await videoOf(id)).status).toBe('completed');
    const expected = [expect.stringContaining('Bomba'), expect.stringContaining('La sala')];
    expect(shown()).toEqual(expected);
    studioOf().providers.shown = [];
    expect((await preview(id)).status).toBe(200);
    expect(shown()).toEqual(expected);
  });

  it('is made without a picture that is deleted while it waits', async () => {
    const { id } = await drawnProject();
    const { data: own } = await add(id, [picture('a.png', 'La sala')]);
    await setScript(id, `[Escena: figura ${own.picture.slice(0, 8)}]\n\nUno dos.`);
    const reached = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    studioOf().providers.before = async (stage) => {
      if (stage !== 'render') return;
      reached.resolve();
      await release.promise;
    };
    const blocking = await studioOf().draftedProject(ada, 'Otra.');
    const first = await generate(blocking.id);
    await reached.promise;
    const video = await generate(id);
    await call('DELETE', `projects/${id}/figures/${own.picture}`);
    release.resolve();
    await studioOf().finished(first.id);
    await studioOf().finished(video.id);
    expect((await call<Video>('GET', `videos/status/${video.id}`)).data.status).toBe('completed');
    expect(shown()).toEqual([]);
  });

  it('of a course’s queue is given the pictures of its own script', async () => {
    const texts = ['Sala', 'Plano'].map((name) => `[Escena: figura ${opening(name)}]\n\nUno.`);
    const { project } = await createTestCourse(studioOf(), ada, texts);
    await add(project.id, [picture('a.png', 'Sala')]);
    await add(project.id, [picture('b.png', 'Plano')]);
    const seen: string[][] = [];
    studioOf().providers.before = async (stage) => {
      if (stage === 'render') seen.push(shown());
    };
    const path = `courses/${project.id}`;
    await send('POST', `${path}/generate-all-videos`, { config: QUEUE_CONFIG });
    const made = async () => (await call<CourseQueue>('GET', `${path}/video-queue`)).data.status;
    await expect.poll(made).toBe('completed');
    expect(seen).toEqual([[expect.stringContaining('Sala')], [expect.stringContaining('Plano')]]);
  });

  it('of a script without pictures has the same recipe as before there were any', async () => {
    const { id } = await drawnProject();
    await videoOf(id);
    const rows = await studioOf().context.db.query.videos.findMany({
      where: ({ projectId }, { eq }) => eq(projectId, id),
    });
    expect(rows.map(({ recipe }) => Object.keys(recipe).sort())).toEqual([
      ['language', 'script', 'settings', 'title'],
    ]);
  });
});

const pageOf = (
  id: string,
  query: Record<string, string>,
  { language = 'es', person = ada } = {},
) =>
  studioOf().call<PagePicture>(person, {
    url: `/api/v1/projects/${id}/pages?${new URLSearchParams(query)}`,
    headers: { 'accept-language': language },
  });

describe('the page of a source', () => {
  it('is a picture with the quote marked', async () => {
    const project = await drawnProject('La bomba impulsa el agua.');
    const { data } = await pageOf(project.id, { file: 'guía.pdf', page: '2', quote: 'el agua' });
    const [file] = project.files;
    expect(data).toEqual({
      pictureUrl: `/api/v1/projects/${project.id}/pages/${file?.id}/2`,
      ...{ page: 2, width: 40, height: 30 },
      boxes: [{ x: 0.1, y: 0.2, width: 0.3, height: 0.05 }],
    });
    const answer = await studioOf().call(ada, { url: data.pictureUrl });
    expect(answer.text).toContain('page 2 of');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    const unmarked = await pageOf(project.id, { file: 'guía.pdf', page: '2' });
    expect(unmarked.data).toEqual({ ...data, boxes: [] });
  });

  it('is drawn once, and again when the cache was deleted', async () => {
    const project = await drawnProject();
    const { documents } = studioOf().providers;
    const draw = documents.drawPage;
    let drawn = 0;
    documents.drawPage = (request) => {
      drawn += 1;
      return draw(request);
    };
    try {
      const ask = () => pageOf(project.id, { file: 'guía.pdf', page: '1', quote: 'Uno' });
      const { data } = await ask();
      expect(await ask()).toMatchObject({ status: 200, data });
      expect((await studioOf().call(ada, { url: data.pictureUrl })).status).toBe(200);
      expect(drawn).toBe(1);
      await rm(join(studioOf().dataFolder, 'cache'), { recursive: true });
      expect((await studioOf().call(ada, { url: data.pictureUrl })).status).toBe(200);
      expect(await ask()).toMatchObject({ status: 200, data });
      expect(drawn).toBe(3);
    } finally {
      documents.drawPage = draw;
    }
  });

  it.each([
    ['es', 'Esta página no se puede mostrar aquí como imagen.'],
    ['en', 'This page cannot be shown as a picture here.'],
    ['pt', 'Esta página não pode ser mostrada aqui como imagem.'],
  ])('that cannot be drawn says so in %s', async (language, sentence) => {
    const { id } = await studioOf().draftedProject(ada, 'PAGE_WITHOUT_PICTURE');
    const answer = await pageOf(id, { file: 'guía.pdf', page: '1' }, { language });
    expect([answer.status, answer.failure.code]).toEqual([422, 'PAGE_WITHOUT_PICTURE']);
    expect(answer.failure.message).toBe(sentence);
  });

  const FIRST = { file: 'guía.pdf', page: '1' };
  const MISTAKES: [string, Record<string, string>, number][] = [
    ['no file', { page: '1' }, 400],
    ['an empty name', { ...FIRST, file: '' }, 400],
    ['a long name', { ...FIRST, file: 'x'.repeat(301) }, 400],
    ['no page', { file: 'guía.pdf' }, 400],
    ['page 0', { ...FIRST, page: '0' }, 400],
    ['half a page', { ...FIRST, page: '1.5' }, 400],
    ['a word for a page', { ...FIRST, page: 'NaN' }, 400],
    ['a huge page', { ...FIRST, page: '1e9' }, 400],
    ['a long quote', { ...FIRST, quote: 'x'.repeat(5_001) }, 400],
    ['a path', { ...FIRST, file: '../guía.pdf' }, 404],
    ['an unknown file', { ...FIRST, file: 'otra.pdf' }, 404],
    ['a page after the last', { ...FIRST, page: '3' }, 404],
  ];
  it.each(MISTAKES)('with %s is a mistake', async (_, query, status) => {
    const { id } = await drawnProject();
    expect((await pageOf(id, query)).status).toBe(status);
  });

  it('is seen by its company only', async () => {
    const project = await drawnProject();
    const query = { file: 'guía.pdf', page: '1' };
    const { data } = await pageOf(project.id, query);
    expect((await pageOf(project.id, query, { person: other })).status).toBe(404);
    expect((await studioOf().call(other, { url: data.pictureUrl })).status).toBe(404);
    const { id: second } = await drawnProject();
    const url = data.pictureUrl.replace(project.id, second);
    expect((await studioOf().call(ada, { url })).status).toBe(404);
  });
});
