import type { Course, Project, Script } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { scripts } from '#server/db/schema.ts';
import { contentsOfCourse, editedStructure, useCourseCalls } from '#server/test/course-calls.ts';
import { lessons } from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';

const {
  actor,
  call,
  done,
  generate,
  generateScripts,
  get,
  hold,
  person,
  plannedCourse,
  readCourse,
  save,
  studioOf,
  until,
  writtenCourse,
} = useCourseCalls();
const scriptsOf = async (projectId: string, query = '') =>
  (await call<Script[]>('GET', `scripts?projectId=${projectId}${query}`)).data;
const saveScript = (payload: object) => call<Script>('PUT', 'scripts', payload);
const written = (course: Course) => contentsOfCourse(course).filter(({ script }) => script);

/** Starts a run or joins the running one, without waiting for its end. */
async function start(projectId: string): Promise<void> {
  const { courses, courseScripts } = studioOf().services;
  await courseScripts.generate(await courses.authorize(actor(), projectId), { waitMs: 1 });
}

describe('writing the scripts of a course', () => {
  it('gives every content its script, with the sources of each sentence', async () => {
    const { projectId } = await plannedCourse();
    const { status, data } = await generateScripts(projectId);
    expect(status).toBe(200);
    expect(data.writing).toEqual({ status: 'completed', progress: 100, error: null });
    const [first] = contentsOfCourse(data);
    expect(first).toMatchObject({
      scriptId: first?.script?.id,
      scriptError: null,
      script: {
        originalContent: '## Lección 1 de la tarima\n\nLección 1 de la tarima.\n',
        editedContent: null,
        wordCount: 5,
        estimatedSeconds: 2,
      },
    });
    expect(written(data)).toHaveLength(8);
    const all = await scriptsOf(projectId);
    expect(all.map(({ contentId }) => contentId)).toEqual(
      contentsOfCourse(data).map(({ id }) => id),
    );
    const [one, ...others] = await scriptsOf(projectId, `&contentId=${first?.id}`);
    expect(others).toEqual([]);
    expect(one).toEqual(all[0]);
    expect(one?.provenance).toEqual([
      {
        sentence: 'Lección 1 de la tarima.',
        kind: 'source',
        citations: [
          { sentenceId: 's1', file: 'guía.pdf', page: 1, quote: 'Lección 1 de la tarima.' },
        ],
      },
    ]);
  });

  it('writes only missing scripts, and changes no existing or edited one', async () => {
    const course = await writtenCourse();
    const { projectId } = course;
    const [first] = await scriptsOf(projectId);
    await saveScript({ id: first?.id, content: 'Lo mío.', revision: first?.revision });
    const before = done('script').length;
    const { data: again } = await generateScripts(projectId);
    expect(done('script').length).toBe(before);
    expect(contentsOfCourse(again)[0]?.script).toMatchObject({ editedContent: 'Lo mío.' });

    const module = again.modules[1];
    const regenerated = await call('POST', `courses/${projectId}/regenerate`, {
      moduleId: module?.id,
      contentId: module?.contents[0]?.id,
      revision: again.revision,
    });
    expect(written(regenerated.data)).toHaveLength(7);
    const { data } = await generateScripts(projectId);
    expect(done('script').slice(before)).toEqual(['script Contenido otra vez 1']);
    expect(written(data)).toHaveLength(8);
    expect(contentsOfCourse(data)[0]).toEqual(contentsOfCourse(again)[0]);
  });

  it('starts one run for two clicks and two tabs', async () => {
    const { projectId } = await plannedCourse(lessons(8, 'un curso'));
    const writing = hold('script');
    const first = generateScripts(projectId);
    await writing.reached;
    await Promise.all([1, 2, 3].map(() => start(projectId)));
    writing.release();
    await first;
    const titles = done('script').filter((title) => title.endsWith('un curso'));
    expect(titles).toHaveLength(8);
    expect(await scriptsOf(projectId)).toHaveLength(8);
  });

  it('shows each script as it is finished', async () => {
    const { projectId } = await plannedCourse();
    const writing = hold('script', 3);
    const run = generateScripts(projectId);
    await writing.reached;
    const course = await until(projectId, (now) => now.writing?.progress === 25);
    expect(course.writing?.status).toBe('processing');
    expect(written(course)).toHaveLength(2);
    writing.release();
    expect(written((await run).data)).toHaveLength(8);
  });

  it('leaves a script without sources to its author, and writes the others', async () => {
    const course = await plannedCourse(`${lessons(3)} Esto está VACÍO.`);
    const structure = editedStructure(course);
    const added = { id: crypto.randomUUID(), title: 'A mano', description: '' };
    structure.modules[0]?.contents.unshift(added);
    await save(course.projectId, structure, course.revision);
    const { status, data } = await generateScripts(course.projectId);
    expect([status, data.writing?.status]).toEqual([200, 'completed']);
    const [byHand] = contentsOfCourse(data);
    expect(byHand).toMatchObject({ script: { originalContent: '' } });
    expect(byHand?.scriptError?.code).toBe('CONTENT_WITHOUT_SOURCE');
    expect(byHand?.scriptError?.message).toContain('Escribe su guion');
    const empty = contentsOfCourse(data).at(-1);
    expect(empty?.scriptError?.message).toContain('«guía.pdf»');
    expect(contentsOfCourse(data).filter(({ scriptError }) => !scriptError)).toHaveLength(3);

    await saveScript({ id: byHand?.scriptId, content: 'Lo escribo yo.' });
    const { data: again } = await generateScripts(course.projectId);
    expect(contentsOfCourse(again)[0]).toMatchObject({
      scriptError: null,
      script: { editedContent: 'Lo escribo yo.', wordCount: 3 },
    });
  });

  it('stores what it could write when the writer fails, and resumes on request', async () => {
    const { projectId } = await plannedCourse(`Esto está ROTO. ${lessons(3)}`);
    const { status, failure } = await generateScripts(projectId);
    expect([status, failure.code]).toEqual([500, 'SCRIPTS_FAILED']);
    const { data } = await get(projectId);
    expect(data.writing).toMatchObject({ status: 'failed', error: { code: 'SCRIPTS_FAILED' } });
    expect(contentsOfCourse(data).map(({ script }) => script !== null)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const before = done('script').length;
    await generateScripts(projectId);
    expect(done('script').slice(before)).toEqual(['script Esto está ROTO']);
  });

  it('also writes contents that are added during the run', async () => {
    const course = await plannedCourse();
    const { projectId } = course;
    const writing = hold('script');
    const run = generateScripts(projectId);
    await writing.reached;
    const moduleId = course.modules[3]?.id;
    const { data } = await call('POST', `courses/${projectId}/regenerate`, {
      moduleId,
      revision: course.revision,
    });
    writing.release();
    const { data: end } = await run;
    expect(end.modules).toMatchObject(editedStructure(data).modules);
    expect(written(end)).toHaveLength(8);
  });

  it('ends when its structure is replaced, and waits for the new one on request', async () => {
    const course = await plannedCourse();
    const { projectId } = course;
    const writing = hold('script');
    const run = generateScripts(projectId);
    const stopped = await writing.reached;
    const planning = hold('course');
    const generation = generate(projectId);
    await planning.reached;
    expect((await run).failure.code).toBe('COURSE_CHANGED_ELSEWHERE');
    // Released earlier, the run could end before it is stopped.
    await expect.poll(() => stopped?.aborted).toBe(true);
    writing.release();
    const next = generateScripts(projectId);
    await until(projectId, ({ writing }) => writing?.status === 'processing');
    planning.release();
    expect((await generation).data.revision).toBe(2);
    const { data } = await next;
    expect(data.revision).toBe(2);
    expect(written(data)).toHaveLength(8);
  });

  it.each([
    ['there is no structure', async () => (await readCourse()).id, 'COURSE_STRUCTURE_MISSING', 409],
    ['the project is no id', async () => 'x', 'VALIDATION_FAILED', 400],
  ])('is refused where %s', async (_name, projectId, code, status) => {
    const answer = await generateScripts(await projectId());
    expect([answer.status, answer.failure.code]).toEqual([status, code]);
  });

  it.each(['fr', '', undefined])('is refused in the language %j', async (language) => {
    const projectId = crypto.randomUUID();
    const answer = await call('POST', 'courses/generate-scripts', { projectId, language });
    expect(answer.failure.details?.fields?.map(({ path }) => path)).toEqual(['language']);
  });

  it('stops when its project is deleted, and leaves nothing', async () => {
    const { projectId } = await plannedCourse();
    const writing = hold('script');
    const run = generateScripts(projectId);
    const signal = await writing.reached;
    const url = `/api/v1/projects/${projectId}`;
    expect((await studioOf().call<Project>(person(), { method: 'DELETE', url })).status).toBe(200);
    expect((await run).status).toBeGreaterThanOrEqual(400);
    expect(signal?.aborted).toBe(true);
    writing.release();
    await endUndo(studioOf());
    const { db } = studioOf().context;
    expect(await db.select().from(scripts).where(eq(scripts.projectId, projectId))).toEqual([]);
    expect((await get(projectId)).status).toBe(404);
  });
});

describe('the scripts of a course', () => {
  it('are saved by id and revision, never by their project', async () => {
    const { projectId } = await writtenCourse();
    const [script] = await scriptsOf(projectId);
    const first = await saveScript({ id: script?.id, content: 'Una.', revision: script?.revision });
    expect(first.data).toMatchObject({ content: 'Una.', contentId: script?.contentId });
    const second = await saveScript({
      id: script?.id,
      content: 'Dos.',
      revision: script?.revision,
    });
    expect([second.status, second.failure.code]).toEqual([409, 'SCRIPT_CHANGED_ELSEWHERE']);
    const byProject = await call('PUT', `scripts?projectId=${projectId}`, { content: 'Tres.' });
    expect(byProject.status).toBe(404);
    expect((await scriptsOf(projectId))[0]).toEqual(first.data);
  });

  it('are found by content only in their own project', async () => {
    const course = await writtenCourse();
    const other = await writtenCourse();
    const contentId = contentsOfCourse(other)[0]?.id;
    expect(await scriptsOf(course.projectId, `&contentId=${contentId}`)).toEqual([]);
    const bad = await call('GET', `scripts?projectId=${course.projectId}&contentId=x`);
    expect(bad.failure.details?.fields?.map(({ path }) => path)).toEqual(['contentId']);
  });
});
