import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError, type Script } from '@tarima/contract';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createCourseCalls } from '#server/test/course-calls.ts';
import { createTestCourse, type TestCourse } from '#server/test/test-course.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
let course: TestCourse;
beforeAll(async () => {
  ada = await studioOf().signIn();
  course = await createTestCourse(studioOf(), ada, ['Uno.', 'Dos.']);
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

const { readCourse } = createCourseCalls(studioOf, () => ada);
const pdfOf = (projectId: string, person: Person | null = ada) =>
  studioOf().call(person, { url: `/api/v1/courses/${projectId}/structure.pdf` });

it('a structure’s PDF has the course’s name and is typeset once', async () => {
  let settings = 0;
  studioOf().providers.before = async (stage) => {
    if (stage === 'typeset') settings++;
  };
  const [one, two] = await Promise.all([pdfOf(course.project.id), pdfOf(course.project.id)]);
  expect([one.status, one.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(one.headers['content-disposition']).toContain('filename="Curso de tarimas.pdf"');
  expect(one.text).toBe(`%PDF Curso de tarimas, ${ada.companies[0]?.name}`);
  expect([two.text, settings]).toEqual([one.text, 1]);
  const folder = join(studioOf().dataFolder, 'blobs/projects', course.project.id, 'structure');
  expect(await readdir(folder)).toHaveLength(1);
});

it('has the questions of each content, and is typeset anew once they change', async () => {
  const other = await createTestCourse(studioOf(), ada, ['Uno.', 'Dos.']);
  const before = await pdfOf(other.project.id);
  const scripts = await studioOf().call<Script[]>(ada, {
    url: `/api/v1/scripts?projectId=${other.project.id}`,
  });
  const question = {
    ...{ id: randomUUID(), kind: 'truth', prompt: '¿Pesa?', isTrue: true, feedback: '' },
    ...{ citations: [], origin: 'author' },
  };
  const saved = await studioOf().call(ada, {
    method: 'PUT',
    url: `/api/v1/questions/${other.project.id}`,
    payload: { contentId: scripts.data[0]?.contentId, revision: 0, questions: [question] },
  });
  expect(saved.status).toBe(200);
  const after = await pdfOf(other.project.id);
  expect(after.text).toBe(`${before.text} ¿Pesa?`);
});

it('refuses a PDF without a structure, to strangers, or when typesetting fails', async () => {
  const { id } = await readCourse();
  const missing = await pdfOf(id);
  expect([missing.status, missing.failure.code]).toEqual([409, 'COURSE_STRUCTURE_MISSING']);
  expect((await pdfOf(course.project.id, await studioOf().signIn())).status).toBe(404);
  expect((await pdfOf(course.project.id, null)).status).toBe(401);
  const other = await createTestCourse(studioOf(), ada, ['Otro.']);
  studioOf().providers.before = async () => {
    throw new CodedError('PDF_FAILED');
  };
  const failed = await pdfOf(other.project.id);
  expect([failed.status, failed.failure.code]).toEqual([500, 'PDF_FAILED']);
});
