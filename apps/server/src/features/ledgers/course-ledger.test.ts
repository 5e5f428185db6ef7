import type { Course, LiveUnit, Project } from '@tarima/contract';
import { describe, expect, it } from 'vitest';
import { contentsOfCourse, editedStructure, useCourseCalls } from '#server/test/course-calls.ts';
import { lessons } from '#server/test/test-studio.ts';

const { call, generateScripts, plannedCourse, readCourse, save, studioOf, writtenCourse } =
  useCourseCalls();
/** The first unit is a prohibition, so it must be said. */
const TEXT = `Nunca corras. {a = b}. ${lessons(7)}`;

const ledgerOf = (projectId: string) => call<LiveUnit[]>('GET', `courses/${projectId}/ledger`);
async function fatesOf(projectId: string) {
  const { data } = await ledgerOf(projectId);
  return data.map(({ text, fate, place }) => [text, fate, place?.title ?? null]);
}
/** Each sentence is a content here. The first is the prohibition. */
const firstOf = (course: Course) => contentsOfCourse(course)[0];

describe('the ledger of a course', () => {
  it('says which content teaches each unit in the current scripts', async () => {
    const course = await writtenCourse(TEXT);
    const { projectId } = course;
    const fates = await fatesOf(projectId);
    expect(fates[0]).toEqual(['Nunca corras.', 'said', 'Nunca corras']);
    expect(fates[2]).toEqual([
      'Lección 1 de la tarima.',
      'said',
      contentsOfCourse(course)[2]?.title,
    ]);
    const { data: saved } = await call<{ status: string }>('PUT', 'scripts', {
      id: firstOf(course)?.scriptId,
      content: 'Puedes correr.',
    });
    expect(saved).toMatchObject({ content: 'Puedes correr.' });
    expect((await fatesOf(projectId))[0]).toEqual(['Nunca corras.', 'left', null]);
  });

  it('follows the structure: a removed content teaches nothing', async () => {
    const course = await writtenCourse(TEXT);
    const structure = editedStructure(course);
    structure.modules[0]?.contents.shift();
    await save(course.projectId, structure, course.revision);
    expect((await fatesOf(course.projectId))[0]).toEqual(['Nunca corras.', 'left', null]);
  });

  it('is stored when the documents are read, and copied with the project', async () => {
    const { projectId } = await plannedCourse(TEXT);
    expect((await fatesOf(projectId))[0]).toEqual(['Nunca corras.', 'left', null]);
    await generateScripts(projectId);
    const { data: copy } = await call<Project>('POST', `projects/${projectId}/duplicate`, {
      name: 'Copia',
    });
    expect(await fatesOf(copy.id)).toEqual(await fatesOf(projectId));
  });

  it('is hidden from others, and needs a structure', async () => {
    const { id } = await readCourse(TEXT);
    const early = await ledgerOf(id);
    expect([early.status, early.failure.code]).toEqual([409, 'COURSE_STRUCTURE_MISSING']);
    const eve = await studioOf().signIn();
    const answer = await studioOf().call(eve, { url: `/api/v1/courses/${id}/ledger` });
    expect(answer.status).toBe(404);
  });
});
