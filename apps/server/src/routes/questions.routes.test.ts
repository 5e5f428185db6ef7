import { randomUUID } from 'node:crypto';
import type {
  Course,
  Project,
  ProjectQuestions,
  Question,
  QuestionSet,
  Redraft,
  Script,
} from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { questionRuns } from '#server/db/schema.ts';
import { sweep } from '#server/jobs/workers.ts';
import { contentsOfCourse, editedStructure, useCourseCalls } from '#server/test/course-calls.ts';
import { lessons, type Person, pdf, videoProject } from '#server/test/test-studio.ts';

const { call, get, hold, person, plannedCourse, save, studioOf, writtenCourse, generateScripts } =
  useCourseCalls();
const TEXT = 'Uno dos tres. Cuatro cinco seis.';

const questionsOf = async (projectId: string) =>
  (await call<ProjectQuestions>('GET', `questions/${projectId}`)).data;
const make = (projectId: string, payload: object = {}) =>
  call<ProjectQuestions>('POST', `questions/${projectId}/make`, payload);
const saveQuestions = (projectId: string, payload: object) =>
  call<QuestionSet>('PUT', `questions/${projectId}`, payload);
const fileOf = (projectId: string, format: string, by: Person = person()) =>
  studioOf().call(by, { url: `/api/v1/questions/${projectId}/file?format=${format}` });
const promptsOf = ({ sets }: ProjectQuestions) =>
  sets.map(({ questions }) => questions.map(({ prompt }) => prompt));

/** Waits for the end of the run that makes them. */
async function ended(projectId: string): Promise<ProjectQuestions> {
  const found = await studioOf().context.realtime.waitUntil(
    projectId,
    async () => {
      const now = await questionsOf(projectId);
      return ['completed', 'failed'].includes(now.run?.status ?? '') ? now : null;
    },
    { timeoutMs: 400_000 },
  );
  if (!found) throw new Error('the questions were not made');
  return found;
}

async function video(text = TEXT): Promise<Project> {
  const project = await studioOf().draftedProject(person(), text);
  await ended(project.id);
  return project;
}

/** A course whose scripts and questions are there. */
async function askedCourse(text?: string): Promise<Course> {
  const course = await writtenCourse(text);
  await ended(course.projectId);
  return course;
}

const own = (changed: Partial<Question> = {}) => ({
  ...{ id: randomUUID(), prompt: '¿Qué haces primero?', feedback: '', citations: [] },
  ...{ origin: 'author', kind: 'choice', options: ['Parar', 'Seguir'], answer: 0 },
  ...changed,
});

describe('the questions of a video', () => {
  it('are there after its draft, without being asked for, with their sources', async () => {
    const { id } = await video();
    const { run, sets } = await questionsOf(id);
    expect(run).toEqual({ status: 'completed', progress: 100, error: null });
    expect(sets).toMatchObject([{ contentId: null, revision: 1, isEdited: false }]);
    expect(sets[0]?.questions).toMatchObject([
      {
        prompt: 'Uno dos tres.',
        citations: [{ file: 'guía.pdf', page: 1, quote: 'Uno dos tres.' }],
      },
      { prompt: 'Cuatro cinco seis.' },
    ]);
  });

  it('ask only for what the text says now, after an edit too', async () => {
    const { id } = await video();
    const [script] = (await call<Script[]>('GET', `scripts/${id}`)).data;
    const content = '## Uno\n\nCuatro cinco seis. Lo mío.\n';
    await call('PUT', 'scripts', { id: script?.id, revision: script?.revision, content });
    await make(id, { contentId: null });
    expect(promptsOf(await ended(id))).toEqual([['Cuatro cinco seis.']]);
  });

  it('are told apart if they rest on what the script does not say any more', async () => {
    const { id } = await video();
    const [set] = (await questionsOf(id)).sets;
    expect(set?.unsaid).toEqual([]);
    const [first] = set?.questions ?? [];
    const [script] = (await call<Script[]>('GET', `scripts/${id}`)).data;
    const content = '## Uno\n\nUno dos. Cuatro cinco seis.\n';
    await call('PUT', 'scripts', { id: script?.id, revision: script?.revision, content });
    expect((await questionsOf(id)).sets[0]?.unsaid).toEqual([first?.id]);
    // An author's own question rests on no sentence.
    const questions = [...(set?.questions ?? []), own()];
    const { data: saved } = await saveQuestions(id, { revision: 1, questions });
    expect(saved.unsaid).toEqual([first?.id]);
    await make(id, { contentId: null });
    expect((await ended(id)).sets[0]).toMatchObject({
      questions: [{ prompt: 'Cuatro cinco seis.' }],
      unsaid: [],
    });
  });

  it('are made anew after a redraft is taken, unless somebody edited them', async () => {
    const projects = [await video(), await video()];
    const [first, second] = projects;
    await saveQuestions(second?.id ?? '', { revision: 1, questions: [own()] });
    for (const { id } of projects) {
      const wish = { length: 'all', communicationTone: 'formal', mainObjective: 'explicar' };
      await call('POST', `scripts/${id}/redraft`, wish);
      await expect
        .poll(async () => (await call<Redraft>('GET', `scripts/${id}/redraft`)).data.proposal)
        .toBeTruthy();
      const { data: redraft } = await call<Redraft>('GET', `scripts/${id}/redraft`);
      const [script] = (await call<Script[]>('GET', `scripts/${id}`)).data;
      await call('POST', `scripts/${id}/redraft/take`, {
        redraftId: redraft.id,
        content: '## Uno\n\nUno dos tres.\n',
        revision: script?.revision,
      });
    }
    expect(promptsOf(await ended(first?.id ?? ''))).toEqual([['Uno dos tres.']]);
    expect(promptsOf(await ended(second?.id ?? ''))).toEqual([['¿Qué haces primero?']]);
  });

  it('cannot be asked for before there is a script', async () => {
    const writing = hold('write');
    const files = [pdf('guía.pdf', TEXT)];
    const { data } = await studioOf().upload(person(), videoProject(person(), files));
    await writing.reached;
    expect((await make(data.id)).failure.code).toBe('SCRIPT_NOT_READY');
    writing.release();
    const { projectId } = await plannedCourse();
    expect((await make(projectId)).failure.code).toBe('SCRIPTS_NOT_READY');
  });
});

describe('the questions of a course', () => {
  it('come after its scripts, a set for each content in its order', async () => {
    const course = await askedCourse();
    const { run, sets } = await questionsOf(course.projectId);
    expect(run?.status).toBe('completed');
    expect(sets.map(({ contentId }) => contentId)).toEqual(
      contentsOfCourse(course).map(({ id }) => id),
    );
    expect(sets[7]?.questions.map(({ prompt }) => prompt)).toEqual(['Lección 8 de la tarima.']);
  });

  it('are stored one after the other, with progress in contents', async () => {
    const { projectId } = await plannedCourse();
    const asking = hold('ask', 3);
    await generateScripts(projectId);
    await asking.reached;
    await expect
      .poll(async () => {
        const { run, sets } = await questionsOf(projectId);
        return [run?.status, run?.progress, sets.length];
      })
      .toEqual(['processing', 25, 2]);
    asking.release();
    expect((await ended(projectId)).sets).toHaveLength(8);
  });

  it('go on after their job is lost, and keep what is there', async () => {
    const { projectId } = await plannedCourse();
    const asking = hold('ask', 3);
    await generateScripts(projectId);
    await asking.reached;
    const { db } = studioOf().context;
    // As after the death of a process.
    const lost = { status: 'processing' as const, jobId: randomUUID(), attemptId: randomUUID() };
    await db.update(questionRuns).set(lost).where(eq(questionRuns.id, projectId));
    await sweep(studioOf());
    asking.release();
    const { run, sets } = await ended(projectId);
    expect([run?.status, sets.length]).toEqual(['completed', 8]);
    expect(sets.map(({ revision }) => revision)).toEqual(sets.map(() => 1));
  });

  it('fail without the scripts, and are made on request', async () => {
    const course = await writtenCourse(`${lessons(3)} PREGUNTA_ROTA uno.`);
    const { projectId } = course;
    const { run, sets } = await ended(projectId);
    expect(run).toMatchObject({ status: 'failed', error: { code: 'QUESTIONS_FAILED' } });
    expect(sets).toHaveLength(3);
    const { data } = await get(projectId);
    expect(data.writing?.status).toBe('completed');
    const [, , , broken] = contentsOfCourse(data);
    const payload = { id: broken?.scriptId, content: 'Lo mío.' };
    await call('PUT', 'scripts', payload);
    await make(projectId);
    expect(promptsOf(await ended(projectId)).at(-1)).toEqual([]);
  });

  it('are made for added contents and leave the others alone', async () => {
    const course = await askedCourse();
    const { projectId } = course;
    const [first] = contentsOfCourse(course);
    const questions = [own()];
    await saveQuestions(projectId, { contentId: first?.id, revision: 1, questions });
    const module = course.modules[1];
    await call('POST', `courses/${projectId}/regenerate`, {
      moduleId: module?.id,
      contentId: module?.contents[0]?.id,
      revision: course.revision,
    });
    expect((await questionsOf(projectId)).sets).toHaveLength(7);
    await generateScripts(projectId);
    const { sets } = await ended(projectId);
    expect(sets).toHaveLength(8);
    expect(sets[0]).toMatchObject({ revision: 2, isEdited: true, questions });
  });

  it('of a removed content come back with it', async () => {
    const course = await askedCourse();
    const { projectId } = course;
    const structure = editedStructure(course);
    const removed = structure.modules[0]?.contents.shift();
    const { data } = await save(projectId, structure, course.revision);
    expect((await questionsOf(projectId)).sets).toHaveLength(7);
    if (removed) structure.modules[0]?.contents.unshift(removed);
    await save(projectId, structure, data.revision);
    expect((await questionsOf(projectId)).sets).toHaveLength(8);
  });
});

describe('a person who edits them', () => {
  it('overwrites nothing that they have not seen', async () => {
    const { id } = await video();
    const saved = await saveQuestions(id, { revision: 1, questions: [own()] });
    expect(saved.data).toMatchObject({ revision: 2, isEdited: true });
    const late = await saveQuestions(id, { revision: 1, questions: [] });
    expect([late.status, late.failure.code]).toEqual([409, 'QUESTIONS_CHANGED_ELSEWHERE']);
    const again = await saveQuestions(id, { revision: 0, questions: [] });
    expect(again.failure.code).toBe('QUESTIONS_CHANGED_ELSEWHERE');
    expect((await questionsOf(id)).sets[0]?.questions).toHaveLength(1);
  });

  it('becomes the author of a made question that they rewrite, and of no other', async () => {
    const { id } = await video();
    const [set] = (await questionsOf(id)).sets;
    const [first, ...others] = set?.questions ?? [];
    if (!first || others.length === 0) throw new Error('too few questions');
    const questions = [{ ...first, prompt: '¿Y esto?' }, ...others];
    const { data } = await saveQuestions(id, { revision: 1, questions });
    expect(data.questions.map(({ origin }) => origin)).toEqual([
      'author',
      ...others.map(() => 'document'),
    ]);
  });

  it('gets them anew on request, in place of the edited ones', async () => {
    const { id } = await video();
    await saveQuestions(id, { revision: 1, questions: [own()] });
    await make(id);
    expect(promptsOf(await ended(id))).toEqual([['¿Qué haces primero?']]);
    expect((await make(id, { contentId: null })).status).toBe(200);
    const { sets } = await ended(id);
    expect(sets).toMatchObject([{ revision: 3, isEdited: false }]);
    expect(sets[0]?.questions).toHaveLength(2);
  });

  it('keeps what they save while it is made anew', async () => {
    const { id } = await video();
    const asking = hold('ask');
    await make(id, { contentId: null });
    await asking.reached;
    await saveQuestions(id, { revision: 1, questions: [own()] });
    asking.release();
    expect(promptsOf(await ended(id))).toEqual([['¿Qué haces primero?']]);
  });

  it.each([
    ['an answer that is no option', own({ answer: 2 } as Partial<Question>), 'questions.0.answer'],
    [
      'two equal options',
      own({ options: ['Sí', 'sí'] } as Partial<Question>),
      'questions.0.options',
    ],
    ['an empty text', own({ prompt: ' ' }), 'questions.0.prompt'],
  ])('is told of %s', async (_what, question, path) => {
    const { id } = await video();
    const { status, failure } = await saveQuestions(id, { revision: 1, questions: [question] });
    expect([status, failure.details?.fields?.[0]?.path]).toEqual([400, path]);
  });

  it('cannot use an id twice in a project, nor name an unknown content', async () => {
    const course = await askedCourse();
    const [first, second] = (await questionsOf(course.projectId)).sets;
    const twice = await saveQuestions(course.projectId, {
      contentId: second?.contentId,
      revision: 1,
      questions: first?.questions,
    });
    expect([twice.status, twice.failure.code]).toEqual([400, 'VALIDATION_FAILED']);
    const unknown = { contentId: randomUUID(), revision: 0, questions: [] };
    expect((await saveQuestions(course.projectId, unknown)).status).toBe(404);
  });
});

describe('a file of them', () => {
  it.each([
    ['moodle', 'application/xml; charset=utf-8', 'Gu%C3%ADa%20de%20la%20tarima%20Moodle.xml'],
    ['gift', 'text/plain; charset=utf-8', 'Gu%C3%ADa%20de%20la%20tarima%20GIFT.txt'],
    ['qti', 'application/zip', 'Gu%C3%ADa%20de%20la%20tarima%20QTI.zip'],
  ])('is %s, under the name of the project', async (format, type, name) => {
    const { id } = await video();
    const { status, headers, text } = await fileOf(id, format);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['content-disposition']).toContain(name);
    expect(text).toContain(format === 'qti' ? 'imsmanifest.xml' : 'Cuatro cinco seis.');
  });

  it('numbers the contents of a course', async () => {
    const { projectId } = await askedCourse();
    const { text } = await fileOf(projectId, 'gift');
    expect(text).toContain('/2.1 Lección 3 de la tarima\n');
  });

  it('says that there are no questions yet', async () => {
    const { id } = await video();
    await saveQuestions(id, { revision: 1, questions: [] });
    const { status, failure } = await fileOf(id, 'moodle');
    expect([status, failure.code]).toEqual([409, 'QUESTIONS_MISSING']);
  });
});

describe('a project with questions', () => {
  it('is copied with them', async () => {
    const { id } = await video();
    await saveQuestions(id, { revision: 1, questions: [own()] });
    const { data } = await call<Project>('POST', `projects/${id}/duplicate`, { name: 'Copia' });
    const { sets } = await questionsOf(data.id);
    expect(sets).toMatchObject([{ isEdited: true, questions: [{ kind: 'choice' }] }]);
  });

  it('stops their making when it is deleted', async () => {
    const { id } = await video();
    const asking = hold('ask');
    await make(id, { contentId: null });
    await asking.reached;
    await studioOf().call(person(), { method: 'DELETE', url: `/api/v1/projects/${id}` });
    await call('POST', `projects/${id}/restore`, {});
    expect((await questionsOf(id)).run).toMatchObject({
      status: 'failed',
      error: { code: 'CANCELLED' },
    });
    asking.release();
  });

  it('is none to other companies', async () => {
    const { id } = await video();
    const stranger = await studioOf().signIn();
    const url = `/api/v1/questions/${id}`;
    const asks = [
      { url },
      { url, method: 'PUT' as const, payload: { revision: 1, questions: [] } },
      { url: `${url}/make`, method: 'POST' as const, payload: {} },
      { url: `${url}/file?format=gift` },
    ];
    for (const ask of asks) expect((await studioOf().call(stranger, ask)).status).toBe(404);
    expect((await questionsOf(id)).sets[0]?.questions).toHaveLength(2);
  });
});
