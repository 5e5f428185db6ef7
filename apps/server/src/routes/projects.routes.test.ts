import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_FILE_BYTES, type Project, type Script } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  courseProject,
  type Person,
  pdf,
  useTestStudio,
  videoProject,
} from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
let other: Person;

beforeAll(async () => {
  ada = await studioOf().signIn();
  other = await studioOf().signIn();
});

const get = (person: Person, id: string) =>
  studioOf().call<Project>(person, { url: `/api/v1/projects/${id}` });
const filesLeft = async (folder: string) =>
  (await readdir(join(studioOf().dataFolder, folder), { recursive: true }).catch(() => [])).length;

describe('uploading', () => {
  it('returns the project at once, and drafts its script from the documents', async () => {
    const answered = Promise.withResolvers<void>();
    studioOf().providers.before = () => answered.promise;
    const { status, data } = await studioOf().upload(
      ada,
      videoProject(ada, [pdf('Guía rápida.pdf', 'Hola a todos. Esto es una prueba.')]),
    );
    expect(status).toBe(200);
    expect(data.files).toMatchObject([{ name: 'Guía rápida.pdf', mediaType: 'application/pdf' }]);
    expect(['waiting', 'processing']).toContain(data.draft.status);
    studioOf().providers.before = async () => undefined;
    answered.resolve();
    await studioOf().finished(data.id);
    const done = await get(ada, data.id);
    expect(done.data.draft).toMatchObject({ status: 'completed', progress: 100, error: null });
    expect(done.data.files[0]).toMatchObject({ status: 'completed', pages: 2 });
    const [script] = (await studioOf().call<Script[]>(ada, { url: `/api/v1/scripts/${data.id}` }))
      .data;
    expect(script?.content).toContain('Hola a todos. Esto es una prueba.');
    expect(script?.wordCount).toBe(7);
    expect(script?.provenance.map(({ kind }) => kind)).toEqual(['source', 'source']);
  });

  it('takes files of an earlier project without sending them, beside new ones', async () => {
    const earlier = await studioOf().upload(ada, videoProject(ada, [pdf('a.pdf', 'Uno.')]));
    await studioOf().finished(earlier.data.id);
    const reused = (files: string, from = earlier.data.id) => [
      { name: 'reusedFrom', value: from },
      { name: 'reusedFiles', value: files },
    ];
    const id = earlier.data.files[0]?.id ?? '';
    const again = await studioOf().upload(ada, [...videoProject(ada, []), ...reused(id)]);
    await studioOf().finished(again.data.id);
    expect((await get(ada, again.data.id)).data.files).toMatchObject([
      { name: 'a.pdf', status: 'completed' },
    ]);
    const more = videoProject(ada, [pdf('b.pdf', 'Dos.')]);
    const both = await studioOf().upload(ada, [...more, ...reused(id)]);
    expect(both.data.files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    // The earlier project does not need them for the new one.
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/projects/${earlier.data.id}` });
    await studioOf().finished(both.data.id);
    expect((await get(ada, both.data.id)).data.draft.status).toBe('completed');
  });

  it.each([
    ['ids that are none', () => 'nothing', 'VALIDATION_FAILED'],
    ['a file that is not there', () => crypto.randomUUID(), 'NOT_FOUND'],
    ['too many', (id: string) => Array.from({ length: 11 }, () => id).join(), 'TOO_MANY_FILES'],
  ] as const)('takes no files of an earlier project by %s', async (_what, idsOf, code) => {
    const { data } = await studioOf().upload(ada, videoProject(ada, [pdf('a.pdf', 'Uno.')]));
    const value = idsOf(data.files[0]?.id ?? '');
    const answer = await studioOf().upload(ada, [
      ...videoProject(ada, []),
      { name: 'reusedFrom', value: data.id },
      { name: 'reusedFiles', value },
    ]);
    expect(answer.failure.code).toBe(code);
  });

  it('takes no files of a stranger’s project', async () => {
    const stranger = await studioOf().signIn();
    const parts = videoProject(stranger, [pdf('a.pdf', 'Uno.')]);
    const { data } = await studioOf().upload(stranger, parts);
    const answer = await studioOf().upload(ada, [
      ...videoProject(ada, []),
      { name: 'reusedFrom', value: data.id },
      { name: 'reusedFiles', value: data.files[0]?.id ?? '' },
    ]);
    expect(answer.failure.code).toBe('NOT_FOUND');
  });

  it('leaves no half-read file behind when it fails', async () => {
    studioOf().providers.before = async (stage) => {
      if (stage === 'read') throw new Error('nobody knows why');
    };
    // Texts that were read before are kept, so these are new.
    const parts = videoProject(ada, [pdf('a.pdf', 'Tres.'), pdf('b.pdf', 'Cuatro.')]);
    const { data } = await studioOf().upload(ada, parts);
    await studioOf().finished(data.id);
    studioOf().providers.before = async () => undefined;
    const failed = (await get(ada, data.id)).data;
    expect(failed.draft.status).toBe('failed');
    expect(failed.files.map(({ status, error }) => [status, error?.code])).toEqual([
      ['failed', 'DRAFT_FAILED'],
      ['failed', 'DRAFT_FAILED'],
    ]);
  });

  it('leaves no half-read file behind when it is cancelled', async () => {
    const reached = Promise.withResolvers<void>();
    studioOf().providers.before = async (stage, signal) => {
      if (stage !== 'read') return;
      reached.resolve();
      await new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    };
    const parts = videoProject(ada, [pdf('c.pdf', 'Tres.'), pdf('d.pdf', 'Cuatro.')]);
    const { data } = await studioOf().upload(ada, parts);
    await reached.promise;
    const url = `/api/v1/projects/${data.id}`;
    await studioOf().call(ada, { method: 'DELETE', url });
    studioOf().providers.before = async () => undefined;
    await studioOf().call(ada, { method: 'POST', url: `${url}/restore` });
    const cancelled = (await get(ada, data.id)).data;
    expect(cancelled.draft).toMatchObject({ status: 'failed', error: { code: 'CANCELLED' } });
    expect(cancelled.files.map(({ status, error }) => [status, error?.code])).toEqual([
      ['failed', 'CANCELLED'],
      ['failed', 'CANCELLED'],
    ]);
    const failed = cancelled.files.map(({ error }) => error?.message);
    expect(failed).toEqual([cancelled.draft.error?.message, cancelled.draft.error?.message]);

    await studioOf().call(ada, { method: 'POST', url: `${url}/retry-draft` });
    await studioOf().finished(data.id);
    const { files } = (await get(ada, data.id)).data;
    expect(files.map(({ status }) => status)).toEqual(['completed', 'completed']);
  });

  it('reads the documents of a course and stops there', async () => {
    const fields = {
      courseAudience: 'lideres',
      courseDepth: 'experto',
      courseObjective: 'proceso',
    };
    const parts = videoProject(ada, [pdf('a.pdf', 'Uno. Dos.')], { ...fields, type: 'course' });
    const { data } = await studioOf().upload(ada, parts);
    await studioOf().finished(data.id);
    expect((await get(ada, data.id)).data).toMatchObject({
      ...fields,
      type: 'course',
      draft: { status: 'completed' },
    });
    const scripts = await studioOf().call<Script[]>(ada, { url: `/api/v1/scripts/${data.id}` });
    expect(scripts.data).toEqual([]);
  });

  it('keeps the good files where one has a wrong type', async () => {
    const fake = { name: 'files', fileName: 'falso.pdf', content: Buffer.from('<html>') };
    const { status, data } = await studioOf().upload(
      ada,
      videoProject(ada, [fake, pdf('bueno.pdf', 'Esto sí se lee.')]),
    );
    expect(status).toBe(200);
    expect(data.files[0]?.error).toEqual({
      code: 'DOCUMENT_TYPE_MISMATCH',
      message:
        'El contenido de «falso.pdf» no corresponde a su extensión. Guárdalo de nuevo desde tu programa y súbelo otra vez.',
    });
    await studioOf().finished(data.id);
    const done = await get(ada, data.id);
    expect(done.data.draft.status).toBe('completed');
    expect(done.data.files.map((file) => file.status)).toEqual(['failed', 'completed']);
  });

  it('continues where one file cannot be read, and names it', async () => {
    const { data } = await studioOf().upload(
      ada,
      videoProject(ada, [
        pdf('cerrado.pdf', 'DOCUMENT_ENCRYPTED'),
        pdf('abierto.pdf', 'Este sí se abre.'),
      ]),
    );
    await studioOf().finished(data.id);
    const done = await get(ada, data.id);
    expect(done.data.draft.status).toBe('completed');
    expect(done.data.files[0]?.error?.code).toBe('DOCUMENT_ENCRYPTED');
    expect(done.data.files[0]?.error?.message).toContain('«cerrado.pdf»');
  });

  it('keeps an empty file with its error where others can be read', async () => {
    const empty = { name: 'files', fileName: 'nada.pdf', content: Buffer.alloc(0) };
    const parts = videoProject(ada, [empty, pdf('algo.pdf', 'Aquí hay algo.')]);
    const { status, data } = await studioOf().upload(ada, parts);
    expect([status, data.files[0]?.error?.code]).toEqual([200, 'DOCUMENT_EMPTY']);
    await studioOf().finished(data.id);
    expect((await get(ada, data.id)).data.draft.status).toBe('completed');
  });

  it('names files in another language, which are not used', async () => {
    const { data } = await studioOf().upload(
      ada,
      videoProject(ada, [
        pdf('guía.pdf', 'Esto se cuenta en español.'),
        pdf('guide.pdf', 'This is in English.'),
        pdf('cerrado.pdf', 'DOCUMENT_ENCRYPTED'),
      ]),
    );
    await studioOf().finished(data.id);
    const { draft, files } = (await get(ada, data.id)).data;
    expect(draft).toMatchObject({ status: 'completed', error: null });
    expect(files.map(({ status, error }) => [status, error?.code])).toEqual([
      ['completed', undefined],
      ['failed', 'DOCUMENT_OTHER_LANGUAGE'],
      ['failed', 'DOCUMENT_ENCRYPTED'],
    ]);
    expect(files[1]?.error?.message).toMatch(
      /^«guide\.pdf» está en inglés .*Súbelo en un proyecto/u,
    );
  });

  it.each(['video', 'course'] as const)(
    'makes a %s from the files in its language, and names the others beforehand',
    async (type) => {
      const writing = Promise.withResolvers<void>();
      const written = Promise.withResolvers<void>();
      studioOf().providers.before = async (stage) => {
        if (stage !== 'write') return;
        writing.resolve();
        await written.promise;
      };
      const parts = [
        pdf('one.pdf', 'This is in English, and it is the first of the files that are.'),
        pdf('dos.pdf', 'Esto se cuenta en español.'),
        pdf('three.pdf', 'This is in English as well, and there is more of it than of the other.'),
      ];
      const upload = type === 'video' ? videoProject : courseProject;
      const { data } = await studioOf().upload(ada, upload(ada, parts));
      if (type === 'video') await writing.promise;
      else await studioOf().finished(data.id);
      const { files } = (await get(ada, data.id)).data;
      written.resolve();
      studioOf().providers.before = async () => undefined;
      await studioOf().finished(data.id);
      expect(files.map(({ error }) => error?.code)).toEqual([
        'DOCUMENT_OTHER_LANGUAGE',
        undefined,
        'DOCUMENT_OTHER_LANGUAGE',
      ]);
      expect(files[2]?.error?.message).toContain('en inglés');
    },
  );

  it('drafts in the language of the files where none is in the project’s', async () => {
    const parts = videoProject(ada, [pdf('guide.pdf', 'This is in English, as all of it is.')]);
    const { data } = await studioOf().upload(ada, parts);
    await studioOf().finished(data.id);
    const { draft, files } = (await get(ada, data.id)).data;
    expect([draft.status, files[0]?.error]).toEqual(['completed', null]);
  });

  it.each(['video', 'course'] as const)(
    'names the files of a %s without anything to say, and what they are',
    async (type) => {
      const texts = ['{a} = b.', 'Esto se cuenta en español.'];
      const files = texts.map((text, index) => pdf(`${index}.pdf`, text));
      const upload = (some: typeof files) =>
        studioOf().upload(ada, (type === 'video' ? videoProject : courseProject)(ada, some));
      const { data } = await upload(files);
      await studioOf().finished(data.id);
      const { data: mixed } = await get(ada, data.id);
      expect(mixed.draft.status).toBe('completed');
      expect(mixed.files.map(({ error }) => error?.code)).toEqual([
        'DOCUMENT_ONLY_CODE',
        undefined,
      ]);

      const { data: silent } = await upload(files.slice(0, 1));
      await studioOf().finished(silent.id);
      const { draft } = (await get(ada, silent.id)).data;
      expect(draft).toMatchObject({ status: 'failed', error: { code: 'DOCUMENT_ONLY_CODE' } });
      expect(draft.error?.message).toMatch(/^«0\.pdf» es solo código/u);
    },
  );

  it('distinguishes files with the same name in lists, problems and citations', async () => {
    const { data } = await studioOf().upload(
      ada,
      videoProject(ada, [
        pdf('guía.pdf', 'Esta es la primera guía.'),
        pdf('guía.pdf', 'This one is in English.'),
        pdf('guía.pdf', 'Esta es la tercera guía.'),
      ]),
    );
    await studioOf().finished(data.id);
    const { files } = (await get(ada, data.id)).data;
    expect(files.map(({ name, error }) => [name, error?.code])).toEqual([
      ['guía.pdf', undefined],
      ['guía (2).pdf', 'DOCUMENT_OTHER_LANGUAGE'],
      ['guía (3).pdf', undefined],
    ]);
    const { data: scripts } = await studioOf().call<Script[]>(ada, {
      url: `/api/v1/scripts/${data.id}`,
    });
    const cited = scripts[0]?.provenance.map(({ citations }) => citations[0]?.file);
    expect(cited).toEqual(['guía.pdf', 'guía (3).pdf']);
  });

  it('fails the draft where no file can be read, and retries on request', async () => {
    const { data } = await studioOf().upload(
      ada,
      videoProject(ada, [pdf('a.pdf', 'DOCUMENT_CORRUPT'), pdf('b.pdf', 'DOCUMENT_EMPTY')]),
    );
    await studioOf().finished(data.id);
    const done = await get(ada, data.id);
    expect(done.data.draft).toMatchObject({
      status: 'failed',
      error: { code: 'NO_READABLE_DOCUMENT' },
    });
    expect(done.data.files.map((file) => file.error?.code)).toEqual([
      'DOCUMENT_CORRUPT',
      'DOCUMENT_EMPTY',
    ]);
    const url = `/api/v1/projects/${data.id}/retry-draft`;
    studioOf().providers.calls.length = 0;
    expect((await studioOf().call<Project>(ada, { method: 'POST', url })).status).toBe(200);
    await studioOf().finished(data.id);
    expect((await get(ada, data.id)).data.draft.status).toBe('failed');
    expect(studioOf().providers.calls).toEqual(['read a.pdf', 'read b.pdf']);
  });

  it('reads a file once, however often and under whatever name it is uploaded', async () => {
    const text = 'Este documento se lee una sola vez.';
    for (const name of ['primero.pdf', 'segundo.pdf']) {
      const { data } = await studioOf().upload(ada, videoProject(ada, [pdf(name, text)]));
      await studioOf().finished(data.id);
      const scripts = await studioOf().call<Script[]>(ada, { url: `/api/v1/scripts/${data.id}` });
      expect(scripts.data[0]?.provenance[0]?.citations[0]?.file).toBe(name);
    }
    const reads = studioOf().providers.calls.filter((call) => /read (primero|segundo)/.test(call));
    expect(reads).toEqual(['read primero.pdf']);
  });

  it('takes ten files of exactly the limit', async () => {
    const large = Buffer.alloc(MAX_FILE_BYTES, '%PDF letras. ');
    const parts = videoProject(ada, [
      { name: 'files', fileName: 'grande.pdf', content: large },
      ...Array.from({ length: 9 }, (_, index) => pdf(`${index}.pdf`, `Texto ${index}.`)),
    ]);
    // The test does not need the words of fifty megabytes.
    studioOf().providers.documents.version = 'upload';
    const { status, data } = await studioOf().upload(ada, parts);
    expect(status).toBe(200);
    expect(data.files[0]?.bytes).toBe(MAX_FILE_BYTES);
    expect(data.files).toHaveLength(10);
    await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/projects/${data.id}` });
  });
});

describe('refusing an upload', () => {
  const valid = () => pdf('a.pdf', 'Hola.');
  const tooLarge = () => ({
    name: 'files',
    fileName: 'enorme.pdf',
    content: Buffer.alloc(MAX_FILE_BYTES + 1, '%PDF'),
  });
  it.each([
    ['FILE_TOO_LARGE', 413, 'enorme.pdf', () => [valid(), tooLarge(), valid()]],
    ['TOO_MANY_FILES', 400, 'a.pdf', () => Array.from({ length: 11 }, valid)],
    ['FILE_VALIDATION_ERROR', 400, 'a.exe', () => [{ ...valid(), fileName: 'a.exe' }, valid()]],
    ['FILE_VALIDATION_ERROR', 400, 'pdf', () => [{ ...valid(), fileName: 'pdf' }]],
    [
      'DOCUMENT_EMPTY',
      422,
      'nada.pdf',
      () => [{ ...valid(), fileName: 'nada.pdf', content: Buffer.alloc(0) }],
    ],
    ['UNEXPECTED_FILE_FIELD', 400, 'a.pdf', () => [{ ...valid(), name: 'attachment' }]],
    ['NO_FILES', 400, undefined, () => []],
    [
      'DOCUMENT_TYPE_MISMATCH',
      422,
      'x.pdf',
      () => [{ ...valid(), fileName: 'x.pdf', content: Buffer.from('MZ') }],
    ],
  ])('%s is %i and names %s', async (code, status, file, files) => {
    const before = await filesLeft('blobs/projects');
    const answer = await studioOf().upload<Project>(ada, videoProject(ada, files()), 'en');
    expect(answer.status).toBe(status);
    expect(answer.failure.code).toBe(code);
    expect(answer.failure.details?.reason).toMatch(new RegExp(`^${code}`));
    expect(answer.failure.details?.file).toBe(file);
    expect(await filesLeft('blobs/projects')).toBe(before);
    expect(await filesLeft('temporary')).toBe(0);
  });

  it.each([
    ['type', 'podcast'],
    ['type', ''],
    ['name', ''],
    ['name', '   '],
    ['name', 'x'.repeat(201)],
    ['language', 'fr'],
    ['companyId', 'one'],
    ['communicationTone', 'gracioso'],
    ['mainObjective', 'vender'],
    ['targetAudience', 'x'.repeat(201)],
  ])('%s = %j is a bad request that names the field', async (field, value) => {
    const answer = await studioOf().upload(ada, videoProject(ada, [valid()], { [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.failure.code).toBe('VALIDATION_FAILED');
    expect(answer.failure.details?.fields?.map(({ path }) => path)).toContain(field);
    expect(await filesLeft('temporary')).toBe(0);
  });

  it.each([
    ['courseAudience', 'nadie'],
    ['courseDepth', 'hondo'],
    ['courseObjective', ''],
  ])('of a course: %s = %j is a bad request that names the field', async (field, value) => {
    const course = { courseAudience: 'lideres', courseDepth: 'basico', courseObjective: 'proceso' };
    const fields = { ...course, type: 'course', [field]: value };
    const answer = await studioOf().upload(ada, videoProject(ada, [valid()], fields));
    expect(answer.failure.details?.fields?.map(({ path }) => path)).toEqual([field]);
  });

  it('does not find another company, and refuses a body that is no form', async () => {
    const foreign = { companyId: other.companyId };
    const answer = await studioOf().upload(ada, videoProject(ada, [valid()], foreign));
    expect(answer.status).toBe(404);
    const url = '/api/v1/projects';
    const json = await studioOf().call(ada, { method: 'POST', url, payload: { name: 'x' } });
    expect(json.failure.code).toBe('NO_FILES');
  });

  it('explains a problem of the server’s own disk', async () => {
    const temporary = join(studioOf().dataFolder, 'temporary');
    await rm(temporary, { recursive: true, force: true });
    await writeFile(temporary, 'a file where a folder should be');
    const answer = await studioOf().upload(ada, videoProject(ada, [valid()]));
    await rm(temporary);
    expect([answer.status, answer.failure.code]).toEqual([500, 'STORAGE_UNAVAILABLE']);
    expect(answer.failure.message).toContain('Contacte al administrador');
  });

  it('treats file names as words, never as paths', async () => {
    const parts = videoProject(ada, [{ ...valid(), fileName: '../../etc/pass\u0007wd.pdf' }]);
    const { data } = await studioOf().upload(ada, parts);
    expect(data.files[0]?.name).toBe('passwd.pdf');
  });
});

describe('a project', () => {
  it('is seen by its company only', async () => {
    const project = await studioOf().draftedProject(ada);
    const calls = [
      { url: `/api/v1/projects/${project.id}` },
      { url: `/api/v1/scripts/${project.id}` },
      { url: `/api/v1/scripts?projectId=${project.id}` },
      { url: `/api/v1/video-settings/${project.id}` },
      { url: `/api/v1/videos/project/${project.id}` },
      { url: `/api/v1/videos/status/${project.id}` },
      { method: 'POST' as const, url: `/api/v1/projects/${project.id}/retry-draft` },
      ...['rename', 'duplicate'].map((verb) => ({
        method: verb === 'rename' ? ('PUT' as const) : ('POST' as const),
        url: `/api/v1/projects/${project.id}${verb === 'rename' ? '' : '/duplicate'}`,
        payload: { name: 'Robado' },
      })),
      { method: 'POST' as const, url: `/api/v1/projects/${project.id}/restore` },
      { method: 'DELETE' as const, url: `/api/v1/projects/${project.id}` },
      {
        method: 'PUT' as const,
        url: `/api/v1/scripts?projectId=${project.id}`,
        payload: { content: 'Robado.' },
      },
      {
        method: 'POST' as const,
        url: '/api/v1/scripts/enhance',
        payload: { projectId: project.id, content: 'x', language: 'es' },
      },
      {
        method: 'POST' as const,
        url: '/api/v1/video-settings',
        payload: { projectId: project.id, settings: {} },
      },
      ...['generate', 'preview'].map((verb) => ({
        method: 'POST' as const,
        url: `/api/v1/videos/${verb}`,
        payload: { projectId: project.id, videoMode: 'stock', voiceId: 'es-lucia' },
      })),
    ];
    for (const call of calls) {
      const answer = await studioOf().call(other, call);
      expect([call.url, answer.status, answer.failure.code]).toEqual([call.url, 404, 'NOT_FOUND']);
      expect((await studioOf().call(null, call)).status).toBe(401);
    }
    const list = await studioOf().call(other, { url: '/api/v1/projects' });
    expect(list.data).toMatchObject({ projects: [] });
    expect((await get(ada, project.id)).status).toBe(200);
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000'])(
    '%s is not found or not an id',
    async (id) => {
      expect([400, 404]).toContain((await get(ada, id)).status);
    },
  );
});
