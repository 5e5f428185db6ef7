import { randomUUID } from 'node:crypto';
import type { Podcast, PodcastProject, Project } from '@tarima/contract';
import { detectFileType, READER_VERSION, readDocument } from '@tarima/documents';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createThreadWriter } from '#server/providers/write-in-thread.ts';
import { multipart, type Part } from '#server/test/multipart.ts';
import { courseProject, type Person, pdf, useTestStudio } from '#server/test/test-studio.ts';
import {
  buildDocx,
  buildPptx,
  paragraph,
} from '../../../../../packages/documents/src/testing/build-office.ts';

const BAKERY = { id: 'bakery', name: 'Panadería' };
const BANK = { id: 'bank', name: 'Banco' };

const studioOf = useTestStudio();
let ada: Person;
let other: Person;
beforeAll(async () => {
  ada = await studioOf().signIn({ companies: [BAKERY] });
  other = await studioOf().signIn({ companies: [BANK] });
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

const sentences = (thing: string) =>
  Array.from(
    { length: 6 },
    (_, index) => `El ${thing} número ${index + 1} se revisa dos veces antes de abrir la tienda.`,
  ).join(' ');
const GRILL = sentences('horno');

const project = async (files: Part[], person = ada): Promise<Project> => {
  const { data } = await studioOf().upload(person, courseProject(person, files));
  await studioOf().finished(data.id);
  return data;
};
const generate = (projectId: string, changes: object = {}, person = ada, headers = {}) =>
  studioOf().call<{ eventId: string }>(person, {
    method: 'POST',
    url: '/api/v1/podcasts/generate',
    payload: { companyId: person.companyId, projectId, scriptOnly: true, ...changes },
    headers,
  });
const get = async (eventId: string): Promise<Podcast> => {
  await studioOf().finished(eventId);
  return (await studioOf().call<Podcast>(ada, { url: `/api/v1/podcasts/${eventId}` })).data;
};
const made = async (...request: Parameters<typeof generate>) =>
  get((await generate(...request)).data.eventId);
const sourceOf = (id: string, person = ada) =>
  studioOf().call<PodcastProject>(person, { url: `/api/v1/podcasts/projects/${id}` });
const foresee = (projectId: string, changes: object = {}) =>
  studioOf().call<{ wordCount: number | null }>(ada, {
    method: 'POST',
    url: '/api/v1/podcasts/foresee',
    payload: { companyId: ada.companyId, projectId, ...changes },
  });
const filesOf = ({ turnList }: Podcast) =>
  new Set(turnList.flatMap(({ citations }) => citations.map(({ file }) => file)));

describe('a podcast of a project', () => {
  it('made from a Word file and slides speaks of both and cites them', async () => {
    const { providers } = studioOf();
    const { documents, writer } = providers;
    // Uses the real reader and writer. The test is about these two kinds of files.
    Object.assign(providers, {
      documents: { ...documents, version: READER_VERSION, detectFileType, readDocument },
      writer: { ...writer, draftDialogue: createThreadWriter().draftDialogue },
    });
    try {
      const word = buildDocx(
        paragraph('El horno de la tienda', { style: 'Heading1' }) +
          paragraph(
            'El horno se enciende una hora antes de abrir la tienda. La temperatura correcta es de 220 grados. Una masa fría necesita cinco minutos más. La bandeja se gira a mitad del tiempo. El pan sale cuando la corteza suena hueca.',
          ),
      );
      const slides = buildPptx([
        {
          title: 'La caja',
          points: [
            'La caja se cuenta dos veces al cerrar cada turno.',
            'Cada diferencia de más de cinco euros se anota en el libro.',
            'El encargado guarda la llave de la caja fuerte durante la noche.',
          ],
        },
      ]);
      const { id } = await project([
        { name: 'files', fileName: 'horno.docx', content: word },
        { name: 'files', fileName: 'caja.pptx', content: slides },
      ]);
      // The least creativity gives the same result each time.
      const podcast = await made(id, { creativityLevel: 0.1 });
      expect(podcast).toMatchObject({ status: 'written', name: 'Tarima Podcast' });
      expect(podcast.sources.map(({ kind, name, error }) => [kind, name, error])).toEqual([
        ['file', 'horno.docx', null],
        ['file', 'caja.pptx', null],
      ]);
      expect(filesOf(podcast)).toEqual(new Set(['horno.docx', 'caja.pptx']));
      expect(podcast.scriptContent).toContain('220 grados');
      expect(podcast.scriptContent).toContain('La caja se cuenta dos veces');
    } finally {
      Object.assign(providers, { documents, writer });
    }
  });

  it('reads nothing again, and gets its audio after the project is deleted', async () => {
    const { id } = await project([pdf('horno.pdf', GRILL)]);
    const { calls } = studioOf().providers;
    calls.length = 0;
    const written = await made(id);
    expect(calls.filter((call) => call.startsWith('read'))).toEqual([]);
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/projects/${id}` });
    await studioOf().services.deletedProjects.removeById(id);
    await studioOf().call(ada, {
      method: 'POST',
      url: `/api/v1/podcasts/${written.eventId}/make-audio`,
    });
    expect(await get(written.eventId)).toMatchObject({
      status: 'completed',
      sources: [{ name: 'horno.pdf', words: written.sources[0]?.words }],
    });
  });

  it('puts the project’s files before text and upload, under unique names', async () => {
    const { id } = await project([pdf('horno.pdf', GRILL), pdf('caja.pdf', sentences('cajón'))]);
    const file = { ...pdf('horno.pdf', sentences('termo')), name: 'file' };
    const { body, contentType } = multipart([file]);
    const { data: upload } = await studioOf().call<{ filePath: string }>(ada, {
      method: 'POST',
      url: '/api/v1/podcasts/upload',
      payload: body,
      headers: { 'content-type': contentType },
    });
    const podcast = await made(id, {
      textInput: 'Unas palabras nuestras antes de empezar.',
      uploadedFilePath: upload.filePath,
    });
    expect(podcast.sources.map(({ name }) => name)).toEqual([
      'horno.pdf',
      'caja.pdf',
      '',
      'horno (2).pdf',
    ]);
    const last = podcast.turnList.at(-1);
    expect([last?.text, last?.citations[0]?.file]).toEqual([
      expect.stringContaining('termo'),
      'horno (2).pdf',
    ]);
  });

  it('has an estimated length, without documents in another language', async () => {
    const { id } = await project([
      pdf('horno.pdf', GRILL),
      pdf('oven.pdf', 'This is the oven of the shop. It is hot. It is old.'),
    ]);
    expect((await foresee(id)).data).toEqual({ wordCount: 6 });
    expect((await foresee(id, { textInput: 'Otra frase. Y una más.' })).data).toEqual({
      wordCount: 8,
    });
    const { sources } = await made(id);
    expect(sources.map(({ name, error }) => [name, error?.code])).toEqual([
      ['horno.pdf', undefined],
    ]);
  });
});

describe('the preview of a podcast’s sources', () => {
  it('lists the usable documents, the unreadable ones and their languages', async () => {
    const { id } = await project([
      pdf('horno.pdf', GRILL),
      pdf('oven.pdf', 'This is the oven of the shop.'),
      pdf('cerrado.pdf', 'DOCUMENT_ENCRYPTED'),
    ]);
    const { data } = await sourceOf(id);
    expect(data).toEqual({
      id,
      name: 'Curso de la tarima',
      companyId: ada.companyId,
      language: 'Spanish',
      documents: [
        { name: 'horno.pdf', words: 78, language: 'Spanish', error: null },
        {
          name: 'oven.pdf',
          words: 0,
          language: null,
          error: {
            code: 'DOCUMENT_OTHER_LANGUAGE',
            message: expect.stringContaining('«oven.pdf» está en inglés'),
          },
        },
        {
          name: 'cerrado.pdf',
          words: 0,
          language: null,
          error: { code: 'DOCUMENT_ENCRYPTED', message: expect.stringContaining('cerrado.pdf') },
        },
      ],
    });
  });
});

describe('a podcast of a project is refused for', () => {
  it.each(['es', 'en', 'pt'])(
    'a project without documents, with the message in %s',
    async (language) => {
      const designed = await studioOf().call<{ projectId: string }>(ada, {
        method: 'POST',
        url: '/api/v1/courses/generate-by-interests',
        payload: {
          interests: 'negocios',
          targetAudience: 'lideres',
          painPoints: 'tiempo',
          contentCount: 8,
          language: 'es',
          companyId: ada.companyId,
        },
      });
      const id = designed.data.projectId;
      const { failure, status } = await generate(id, {}, ada, { 'accept-language': language });
      expect([status, failure.code]).toEqual([422, 'PODCAST_PROJECT_WITHOUT_DOCUMENTS']);
      expect(failure.message).toMatch(/proyecto no|project has no|projeto não/u);
      expect((await sourceOf(id)).failure.code).toBe('PODCAST_PROJECT_WITHOUT_DOCUMENTS');
    },
  );

  it('a project without a readable file', async () => {
    const { id } = await project([pdf('cerrado.pdf', 'DOCUMENT_ENCRYPTED')]);
    expect((await generate(id)).failure.code).toBe('PODCAST_PROJECT_WITHOUT_DOCUMENTS');
  });

  it('a project that is only partly read', async () => {
    const reached = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let seen = 0;
    studioOf().providers.before = async (stage) => {
      if (stage !== 'read' || ++seen < 2) return;
      reached.resolve();
      await release.promise;
    };
    const { data } = await studioOf().upload(
      ada,
      courseProject(ada, [pdf('uno.pdf', sentences('banco')), pdf('dos.pdf', sentences('grifo'))]),
    );
    await reached.promise;
    const { failure, status } = await generate(data.id);
    expect([status, failure.code]).toEqual([409, 'PODCAST_PROJECT_READING']);
    release.resolve();
    await studioOf().finished(data.id);
    expect((await made(data.id)).sources).toHaveLength(2);
  });

  it('a project of others or of another company, a deleted or an unknown one', async () => {
    const { id } = await project([pdf('horno.pdf', GRILL)]);
    const both = await studioOf().signIn({ companies: [BANK, BAKERY] });
    expect(both.companyId).toBe(other.companyId);
    const gone = await project([pdf('horno.pdf', GRILL)]);
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/projects/${gone.id}` });
    for (const { failure, status } of [
      await generate(id, {}, other),
      await generate(id, { companyId: ada.companyId }, other),
      await generate(id, {}, both),
      await sourceOf(id, other),
      await generate(gone.id),
      await sourceOf(gone.id),
      await generate(randomUUID()),
      await foresee(randomUUID()),
    ]) {
      expect([status, failure.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('an invalid project id, and a request without sources', async () => {
    expect((await generate('x')).failure.code).toBe('VALIDATION_FAILED');
    expect((await sourceOf('x')).failure.code).toBe('VALIDATION_FAILED');
    const { failure } = await studioOf().call(ada, {
      method: 'POST',
      url: '/api/v1/podcasts/generate',
      payload: { companyId: ada.companyId },
    });
    expect(failure.code).toBe('PODCAST_NO_INPUT');
  });
});
