import {
  MANUSCRIPT_FORMATS,
  type ManuscriptFormat,
  type Project,
  type ReadManuscript,
  type Script,
} from '@tarima/contract';
import {
  type Manuscript,
  readCsv,
  readDocx,
  readMarkdown,
  writeCsv,
  writeDocx,
  writeMarkdown,
} from '@tarima/manuscripts';
import { describe, expect, it } from 'vitest';
import { contentsOfCourse, useCourseCalls } from '#server/test/course-calls.ts';
import { multipart } from '#server/test/multipart.ts';

const { studioOf, person, call, writtenCourse, get } = useCourseCalls();

const READERS: Record<ManuscriptFormat, (bytes: Buffer) => Manuscript> = {
  docx: (bytes) => readDocx(bytes),
  markdown: (bytes) => readMarkdown(bytes.toString()),
  csv: (bytes) => readCsv(bytes.toString()),
};
const WRITERS: Record<ManuscriptFormat, (manuscript: Manuscript) => Promise<Uint8Array>> = {
  docx: writeDocx,
  markdown: async (manuscript) => Buffer.from(writeMarkdown(manuscript)),
  csv: async (manuscript) => Buffer.from(writeCsv(manuscript, ',')),
};
const EXTENSIONS = { docx: 'docx', markdown: 'md', csv: 'csv' };

async function download(projectId: string, format: ManuscriptFormat): Promise<Manuscript> {
  const { token } = person();
  const { rawPayload, headers } = await studioOf().app.inject({
    url: `/api/v1/manuscripts/${projectId}/file?format=${format}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(headers['content-disposition']).toContain(`.${EXTENSIONS[format]}`);
  return READERS[format](rawPayload);
}

function sendFile(projectId: string, fileName: string, bytes: Uint8Array) {
  const { body, contentType } = multipart([
    { name: 'file', fileName, content: Buffer.from(bytes) },
  ]);
  return studioOf().call<ReadManuscript>(person(), {
    method: 'POST',
    url: `/api/v1/manuscripts/${projectId}/read`,
    payload: body,
    headers: { 'content-type': contentType },
  });
}
const send = async (projectId: string, manuscript: Manuscript, format: ManuscriptFormat) =>
  sendFile(projectId, `texto.${EXTENSIONS[format]}`, await WRITERS[format](manuscript));
const take = (projectId: string, { changes: _changes, ...read }: ReadManuscript) =>
  call('PUT', `manuscripts/${projectId}`, read);

describe('the manuscript of a course', () => {
  it.each(MANUSCRIPT_FORMATS)('goes out as %s and comes back without a change', async (format) => {
    const { projectId } = await writtenCourse();
    const { data } = await send(projectId, await download(projectId, format), format);
    expect(data.changes).toEqual({
      ...{ isStructureChanged: false, changedScripts: [], added: [], removed: [] },
    });
  });

  it('names every change first, then stores all of them', async () => {
    const course = await writtenCourse();
    const { projectId } = course;
    const manuscript = await download(projectId, 'markdown');
    const [module] = manuscript.modules;
    const [first, second] = module?.contents ?? [];
    if (!module || !first || !second) throw new Error('the course is too short');
    const textBefore = first.script;
    first.title = 'Otro título';
    first.script = '## Nueva\n\nUna frase mía.';
    module.contents = [
      first,
      { id: null, title: 'Añadido', description: '', script: '## A\n\nTexto añadido.' },
      ...module.contents.slice(2),
    ];
    const { data: read } = await send(projectId, manuscript, 'markdown');
    expect(read.changes).toEqual({
      isStructureChanged: true,
      changedScripts: [
        {
          title: 'Otro título',
          before: expect.stringContaining(textBefore),
          after: '## Nueva\n\nUna frase mía.',
        },
      ],
      added: ['Añadido'],
      removed: [second.title],
    });
    expect((await get(projectId)).data).toEqual(course);

    expect((await take(projectId, read)).status).toBe(200);
    const after = contentsOfCourse((await get(projectId)).data);
    expect(after.slice(0, 2).map(({ title }) => title)).toEqual(['Otro título', 'Añadido']);
    expect(after[0]?.script?.editedContent).toBe('## Nueva\n\nUna frase mía.\n');
    expect(after[1]?.script?.originalContent).toBe('## A\n\nTexto añadido.');
    expect(after).toHaveLength(contentsOfCourse(course).length);
  });

  it('knows a file with contents that have left the course, and puts them back', async () => {
    const course = await writtenCourse();
    const { projectId } = course;
    const original = await download(projectId, 'csv');
    const without = structuredClone(original);
    without.modules = [
      {
        ...{ id: null, title: 'Otro', description: '' },
        contents: [{ id: null, title: 'Único', description: '', script: 'Otra cosa.' }],
      },
    ];
    await take(projectId, (await send(projectId, without, 'csv')).data);
    const { status, data: read } = await send(projectId, original, 'csv');
    expect(status).toBe(200);
    expect(read.changes).toMatchObject({ removed: ['Único'] });
    await take(projectId, read);
    const scriptsOf = (of: typeof course) =>
      contentsOfCourse(of).map(({ id, script }) => [id, script?.originalContent]);
    expect(scriptsOf((await get(projectId)).data)).toEqual(scriptsOf(course));
  });

  it.each(MANUSCRIPT_FORMATS)('keeps its contents: %s without any is refused', async (format) => {
    const { projectId } = await writtenCourse();
    const manuscript = await download(projectId, format);
    for (const module of manuscript.modules) module.contents = [];
    const { status, failure } = await send(projectId, manuscript, format);
    expect([status, failure.code]).toEqual([400, 'MANUSCRIPT_UNREADABLE']);
    expect(failure.details?.fields).toMatchObject([{ path: 'modules' }]);
  });

  it('refuses a content or module that stands there twice, and says where', async () => {
    const { projectId } = await writtenCourse();
    const manuscript = await download(projectId, 'csv');
    const [module] = manuscript.modules;
    const [content] = module?.contents ?? [];
    if (!module || !content) throw new Error('the course is empty');
    module.contents.push(content);
    manuscript.modules.push({ ...module, contents: [] });
    const { failure } = await send(projectId, manuscript, 'csv');
    expect(failure.code).toBe('MANUSCRIPT_UNREADABLE');
    expect(failure.details?.fields?.map(({ path }) => path)).toEqual([
      `modules.${manuscript.modules.length - 1}.id`,
      `modules.0.contents.${module.contents.length - 1}.id`,
    ]);
  });

  it('takes a table that Excel saved in its old encoding', async () => {
    const { projectId } = await writtenCourse();
    const manuscript = await download(projectId, 'csv');
    const [first] = manuscript.modules[0]?.contents ?? [];
    if (!first) throw new Error('the course is empty');
    first.title = 'Señalización';
    const table = writeCsv(manuscript, ';').replace(/^\uFEFF/u, '');
    const { data } = await sendFile(projectId, 'texto.csv', Buffer.from(table, 'latin1'));
    expect(data.manuscript.modules[0]?.contents[0]?.title).toBe('Señalización');
  });

  it('replaces nothing that was changed after the file was read', async () => {
    const course = await writtenCourse();
    const { projectId } = course;
    const { data: read } = await send(projectId, await download(projectId, 'csv'), 'csv');
    const id = contentsOfCourse(course)[0]?.scriptId;
    await call('PUT', 'scripts', { id, content: 'De otra ventana.' });
    const refused = await take(projectId, read);
    expect([refused.status, refused.failure.code]).toEqual([409, 'SCRIPT_CHANGED_ELSEWHERE']);
  });

  it.each([
    ['texto.docx', 'no Word file', 'MANUSCRIPT_UNREADABLE', undefined],
    ['texto.csv', 'a;b\n1;2\n', 'MANUSCRIPT_UNREADABLE', 1],
    ['texto.md', '# Curso\n\n### Contenido\n', 'MANUSCRIPT_UNREADABLE', 3],
    ['texto.md', '# Solo un título\n', 'MANUSCRIPT_UNREADABLE', undefined],
    ['texto.pdf', '%PDF', 'FILE_VALIDATION_ERROR', undefined],
  ])('refuses %s with "%s", and names its line', async (name, text, code, line) => {
    const { projectId } = await writtenCourse();
    const { status, failure } = await sendFile(projectId, name, Buffer.from(text));
    expect([status, failure.code, failure.details?.line]).toEqual([400, code, line]);
  });
});

it.each(MANUSCRIPT_FORMATS)('the manuscript of another course is refused as %s', async (format) => {
  const [{ projectId }, other] = [await writtenCourse(), await writtenCourse()];
  const manuscript = await download(other.projectId, format);
  const { status, failure } = await send(projectId, manuscript, format);
  expect([status, failure.code]).toEqual([400, 'MANUSCRIPT_OF_OTHER_PROJECT']);
});

it('the manuscript of a video has its only script', async () => {
  const project: Project = await studioOf().draftedProject(person(), 'La tarima es nueva.');
  const manuscript = await download(project.id, 'docx');
  const [content] = manuscript.modules[0]?.contents ?? [];
  if (!content) throw new Error('the manuscript is empty');
  content.script = '## Otra\n\nEsto lo digo yo.';
  const { data: read } = await send(project.id, manuscript, 'docx');
  expect(read.changes).toMatchObject({
    changedScripts: [{ title: project.name, after: content.script }],
    isStructureChanged: false,
  });
  await take(project.id, read);
  const [script] = (await call<Script[]>('GET', `scripts/${project.id}`)).data;
  expect(script?.content).toBe('## Otra\n\nEsto lo digo yo.\n');
});

it('the manuscript of another company is not found', async () => {
  const { projectId } = await writtenCourse();
  const stranger = await studioOf().signIn();
  const url = `/api/v1/manuscripts/${projectId}/file?format=csv`;
  expect((await studioOf().call(stranger, { url })).failure.code).toBe('NOT_FOUND');
});
