import type { Course, CourseAnalysis, Project, Script } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { projects } from '#server/db/schema.ts';
import {
  COURSE_REQUEST,
  contentsOfCourse,
  editedStructure,
  useCourseCalls,
} from '#server/test/course-calls.ts';
import { lessons, pdf } from '#server/test/test-studio.ts';

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
  upload,
} = useCourseCalls();
const analyze = (projectId: string, language = 'es') =>
  call<CourseAnalysis>('GET', `courses/analyze-content/${projectId}?language=${language}`);
const titlesOf = (course: Course) => contentsOfCourse(course).map(({ title }) => title);

describe('the analysis', () => {
  it('waits for the reading and reports what the documents hold', async () => {
    const { id } = await upload();
    const { status, data } = await analyze(id, 'en');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'completed',
      mostContents: 8,
      recommendation: { contents: 8, reason: 'Reason in en.' },
      analysis: { complexity: 'basic', estimatedTopics: 8 },
    });
    expect(
      data.alternatives.map(({ contents, label, ...flags }) => [contents, label, flags]),
    ).toEqual([
      [8, 'conciso', { recommended: true, isCarried: true }],
      [12, 'equilibrado', { recommended: false, isCarried: false }],
      [16, 'detallado', { recommended: false, isCarried: false }],
      [20, 'exhaustivo', { recommended: false, isCarried: false }],
      [24, 'completo', { recommended: false, isCarried: false }],
    ]);
  });

  it('reports the progress of the reading where it takes longer', async () => {
    const reading = hold('read');
    const { id } = await upload([pdf('lento.pdf', lessons(9, 'lo lento'))]);
    const data = await studioOf().services.coursePlanning.analyze(actor(), id, 'es', {
      waitMs: 1,
    });
    expect(['waiting', 'processing']).toContain(data.status);
    expect(data).toMatchObject({ analysis: null, recommendation: null, alternatives: [] });
    reading.release();
    expect((await analyze(id)).data.status).toBe('completed');
  });

  it('explains why the documents could not be read', async () => {
    const { id } = await readCourse('DOCUMENT_CORRUPT');
    const { status, failure } = await analyze(id);
    expect([status, failure.code]).toEqual([422, 'NO_READABLE_DOCUMENT']);
  });

  it('recommends fewer than the minimum where the documents hold less', async () => {
    const { id } = await readCourse(lessons(4));
    const { status, data } = await analyze(id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ recommendation: { contents: 4 }, mostContents: 4 });
    expect(data.alternatives.map(({ contents }) => contents)).toEqual([8, 12, 16, 20, 24, 4]);
    expect(data.alternatives.filter(({ recommended }) => recommended)).toEqual([
      { contents: 4, label: 'a_medida', recommended: true, isCarried: true },
    ]);
  });

  it('recommends nothing where there is too little', async () => {
    const { id } = await readCourse('Muy poco. Nada más.');
    const { data } = await analyze(id);
    expect(data).toMatchObject({ recommendation: null, mostContents: 0 });
    expect(data.alternatives.some(({ isCarried, recommended }) => isCarried || recommended)).toBe(
      false,
    );
  });
});

describe('the structure', () => {
  it('has fewer contents than the minimum only where so many are recommended', async () => {
    const { id } = await readCourse(lessons(4));
    const { status, data } = await generate(id, { contentCount: 4 });
    expect([status, contentsOfCourse(data).length, data.notices]).toEqual([200, 4, []]);
    for (const contentCount of [3, 7]) {
      const { status, failure } = await call('POST', 'courses/generate-structure', {
        ...COURSE_REQUEST,
        projectId: id,
        contentCount,
      });
      expect([status, failure.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(failure.details?.fields?.map(({ path }) => path)).toEqual(['contentCount']);
    }
  });

  it('is empty until it is requested', async () => {
    const { id } = await readCourse();
    expect((await get(id)).data).toEqual({
      projectId: id,
      language: 'es',
      isDesigned: false,
      revision: 0,
      generation: null,
      writing: null,
      title: '',
      description: '',
      targetAudience: '',
      painPointsAddressed: [],
      modules: [],
      notices: [],
    });
  });

  it('has modules and numbered contents with their pages', async () => {
    const { id } = await upload();
    const { status, data } = await generate(id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      projectId: id,
      revision: 1,
      title: 'Curso de la tarima',
      targetAudience: 'tecnicos',
      generation: { status: 'completed', progress: 100, error: null },
      writing: null,
      notices: [],
    });
    expect(data.modules.map(({ contents }) => contents.length)).toEqual([2, 2, 2, 2]);
    expect(contentsOfCourse(data).map(({ orderIndex }) => orderIndex)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(contentsOfCourse(data)[2]).toMatchObject({
      title: 'Lección 3 de la tarima',
      sources: [{ file: 'guía.pdf', pages: [1], from: 's3', to: 's3' }],
      scriptId: null,
      script: null,
      scriptError: null,
    });
    expect((await get(id)).data).toEqual(data);
  });

  it('replaces the earlier one, with new ids', async () => {
    const first = await plannedCourse();
    const { data } = await generate(first.projectId, { contentCount: 9 });
    expect(data.revision).toBe(2);
    expect(titlesOf(data)).toEqual(titlesOf(first));
    const ids = new Set(contentsOfCourse(first).map(({ id }) => id));
    expect(contentsOfCourse(data).some(({ id }) => ids.has(id))).toBe(false);
  });

  it('tells the author its notices in the reader’s language', async () => {
    const { id } = await readCourse(lessons(8));
    const { data } = await generate(id, { contentCount: 12 }, 'en');
    expect(data.notices).toEqual([
      'You asked for 12 content items, but the documents have enough for 8 without repetition.',
    ]);
    expect((await get(id, 'pt')).data.notices[0]).toContain('rendem 8 sem repetição');
  });

  it('is generated once, however often it is requested meanwhile', async () => {
    const { id } = await readCourse();
    const planning = hold('course');
    const before = done('course').length;
    const first = generate(id);
    await planning.reached;
    const { courses, coursePlanning } = studioOf().services;
    const project = await courses.authorize(actor(), id);
    await Promise.all(
      [1, 2, 3].map(() => coursePlanning.generate(actor(), project, COURSE_REQUEST, { waitMs: 1 })),
    );
    planning.release();
    expect((await first).data.revision).toBe(1);
    expect(done('course').length - before).toBe(1);
  });

  it('follows the last of two different requests', async () => {
    const { id } = await readCourse(lessons(12));
    const planning = hold('course');
    const first = generate(id, { contentCount: 8 });
    const stopped = await planning.reached;
    const replanning = hold('course');
    const second = generate(id, { contentCount: 10 });
    await replanning.reached;
    planning.release();
    replanning.release();
    for (const { data } of [await first, await second]) {
      expect(contentsOfCourse(data)).toHaveLength(10);
      expect(data.revision).toBe(1);
    }
    expect(stopped?.aborted).toBe(true);
  });

  it.each([
    ['too little text', 'Muy poco. Nada más.', 422, 'COURSE_TOO_LITTLE_CONTENT'],
    ['nothing that can be read', 'DOCUMENT_ENCRYPTED', 422, 'NO_READABLE_DOCUMENT'],
  ])('refuses %s with a clear message', async (_name, text, status, code) => {
    const { id } = await readCourse(text);
    const answer = await generate(id);
    expect([answer.status, answer.failure.code]).toEqual([status, code]);
    expect(answer.failure.message.length).toBeGreaterThan(20);
  });

  it('stays as it was where a new one cannot be planned', async () => {
    const course = await plannedCourse();
    studioOf().providers.before = async (stage) => {
      if (stage === 'course') throw new Error('broken');
    };
    const answer = await generate(course.projectId);
    expect([answer.status, answer.failure.code]).toEqual([500, 'STRUCTURE_FAILED']);
    const { data } = await get(course.projectId);
    expect(data).toMatchObject({
      ...course,
      generation: { status: 'failed', error: { code: 'STRUCTURE_FAILED' } },
    });
    studioOf().providers.before = async () => undefined;
    expect((await generate(course.projectId)).data.revision).toBe(2);
  });

  it('waits for documents that are still being read', async () => {
    const reading = hold('read');
    const { id } = await upload([pdf('otro.pdf', lessons(8, 'otra cosa'))]);
    const answer = generate(id);
    await until(id, ({ generation }) => generation?.status === 'processing');
    reading.release();
    expect(contentsOfCourse((await answer).data)).toHaveLength(8);
  });
});

describe('editing the structure', () => {
  it('keeps order, words and added contents, and the sources of the others', async () => {
    const course = await plannedCourse();
    const structure = editedStructure(course);
    const [first, second] = structure.modules;
    const [moved] = first?.contents.splice(0, 1) ?? [];
    if (moved) second?.contents.push({ ...moved, title: '  Otro título ' });
    const added = { id: crypto.randomUUID(), title: 'A mano', description: '' };
    second?.contents.push(added);
    structure.title = 'Mi curso';
    const { status, data } = await save(course.projectId, structure, course.revision);
    expect(status).toBe(200);
    expect(data).toMatchObject({ title: 'Mi curso', revision: course.revision + 1 });
    expect(titlesOf(data).slice(0, 5)).toEqual([
      'Lección 2 de la tarima',
      'Lección 3 de la tarima',
      'Lección 4 de la tarima',
      'Otro título',
      'A mano',
    ]);
    expect(contentsOfCourse(data)[3]).toMatchObject({ id: moved?.id, sources: [{ from: 's1' }] });
    expect(contentsOfCourse(data)[4]).toMatchObject({ id: added.id, orderIndex: 4, sources: [] });
    expect((await get(course.projectId)).data).toEqual(data);
  });

  it('restores a removed content with its sources and its script', async () => {
    const { projectId } = await plannedCourse();
    const { data: course } = await generateScripts(projectId);
    const without = editedStructure(course);
    without.modules.shift();
    const removed = await save(projectId, without, course.revision);
    expect(titlesOf(removed.data)).toHaveLength(6);
    const scripts = await studioOf().call<Script[]>(person(), {
      url: `/api/v1/scripts/${projectId}`,
    });
    expect(scripts.data).toHaveLength(6);
    const { data } = await save(projectId, editedStructure(course), removed.data.revision);
    expect(data.modules).toEqual(course.modules);
  });

  it('overwrites no newer changes', async () => {
    const course = await plannedCourse();
    const one = { ...editedStructure(course), title: 'Primera ventana' };
    const other = { ...editedStructure(course), title: 'Segunda ventana' };
    const first = await save(course.projectId, one, course.revision);
    const second = await save(course.projectId, other, course.revision);
    expect([second.status, second.failure.code]).toEqual([409, 'COURSE_CHANGED_ELSEWHERE']);
    expect((await get(course.projectId)).data).toEqual(first.data);
  });

  it('accepts one of several saves that began from the same structure', async () => {
    const course = await plannedCourse();
    const answers = await Promise.all(
      ['Una', 'Dos', 'Tres', 'Cuatro'].map((title) =>
        save(course.projectId, { ...editedStructure(course), title }, course.revision),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect((await get(course.projectId)).data.title).toBe(taken[0]?.data.title);
  });

  it('is refused without a structure, or while one is planned', async () => {
    const { id } = await readCourse();
    const structure = editedStructure((await plannedCourse()) as Course);
    const none = await save(id, structure, 0);
    expect([none.status, none.failure.code]).toEqual([409, 'COURSE_STRUCTURE_MISSING']);

    const course = await plannedCourse();
    const planning = hold('course');
    const generation = generate(course.projectId);
    await planning.reached;
    const early = await save(course.projectId, editedStructure(course), course.revision);
    expect(early.failure.code).toBe('COURSE_CHANGED_ELSEWHERE');
    planning.release();
    expect((await generation).data.revision).toBe(2);
  });

  describe('with a bad body', () => {
    let course: Course;
    beforeAll(async () => {
      course = await plannedCourse();
    });
    const id = '00000000-0000-4000-8000-000000000000';
    const content = { id, title: 'x', description: '' };
    const module = {
      id: '00000000-0000-4000-8000-000000000001',
      title: 'x',
      description: '',
      contents: [content],
    };
    it.each([
      ['structure.title', { title: '' }],
      ['structure.title', { title: '   ' }],
      ['structure.title', { title: undefined }],
      ['structure.title', { title: 'x'.repeat(201) }],
      ['structure.description', { description: 5 }],
      ['structure.description', { description: 'x'.repeat(2_001) }],
      ['structure.targetAudience', { targetAudience: 'x'.repeat(501) }],
      ['structure.painPointsAddressed', { painPointsAddressed: 'tiempo' }],
      ['structure.painPointsAddressed', { painPointsAddressed: Array(11).fill('x') }],
      ['structure.painPointsAddressed.0', { painPointsAddressed: [' '] }],
      ['structure.painPointsAddressed.0', { painPointsAddressed: ['x'.repeat(301)] }],
      ['structure.modules', { modules: [] }],
      ['structure.modules', { modules: Array(41).fill(module) }],
      ['structure.modules.0.id', { modules: [{ ...module, id: 'one' }] }],
      ['structure.modules.0.title', { modules: [{ ...module, title: '' }] }],
      ['structure.modules.0.description', { modules: [{ ...module, description: null }] }],
      [
        'structure.modules.0.contents',
        { modules: [{ ...module, contents: Array(41).fill(content) }] },
      ],
      [
        'structure.modules.0.contents.0.id',
        { modules: [{ ...module, contents: [{ ...content, id: '1' }] }] },
      ],
      [
        'structure.modules.0.contents.0.title',
        { modules: [{ ...module, contents: [{ ...content, title: '' }] }] },
      ],
      ['structure.modules', { modules: [{ ...module, contents: [content, content] }] }],
      ['structure.modules', { modules: [module, module] }],
    ])('%s is named: %#', async (field, changed) => {
      const answer = await save(
        course.projectId,
        { ...editedStructure(course), ...changed },
        course.revision,
      );
      expect([answer.status, answer.failure.code]).toEqual([400, 'COURSE_STRUCTURE_INVALID']);
      expect(answer.failure.message).toBe('La estructura del curso no es válida');
      expect(answer.failure.details?.fields?.map(({ path }) => path)).toContain(field);
      expect((await get(course.projectId)).data).toEqual(course);
    });

    it.each([[undefined], ['1'], [1.5]])('revision %j is refused', async (revision) => {
      const answer = await save(course.projectId, editedStructure(course), revision);
      expect(answer.status).toBe(400);
      expect(answer.failure.details?.fields?.map(({ path }) => path)).toEqual(['revision']);
    });
  });
});

describe('the name in the list of projects', () => {
  const project = async (id: string) => (await call<Project>('GET', `projects/${id}`)).data;
  const retitled = async (course: Course, title: string) => {
    const { data } = await get(course.projectId);
    const structure = { ...editedStructure(data), title };
    expect((await save(course.projectId, structure, data.revision)).status).toBe(200);
  };

  it('is the title of the course, from its documents and from its author', async () => {
    const uploaded = await readCourse();
    const planning = hold('course');
    const planned = generate(uploaded.id);
    await planning.reached;
    // The name that the interface gives to a course without content.
    const name = 'Curso del 21 de noviembre';
    const { db } = studioOf().context;
    await db.update(projects).set({ name }).where(eq(projects.id, uploaded.id));
    planning.release();
    const course = (await planned).data;
    expect(course.title).not.toBe(name);
    expect((await project(uploaded.id)).name).toBe(course.title);
    await retitled(course, 'Uvas al sol');
    expect((await project(uploaded.id)).name).toBe('Uvas al sol');
    const { data } = await call<{ projects: Project[] }>('GET', 'projects?search=uvas');
    expect(data.projects.map(({ id }) => id)).toEqual([uploaded.id]);
  });

  it('stays the name that somebody chose, also for a copy', async () => {
    const course = await plannedCourse();
    await call('PUT', `projects/${course.projectId}`, { name: 'Mi nombre' });
    const path = `projects/${course.projectId}/duplicate`;
    const { data: copy } = await call<Project>('POST', path, { name: 'Mi copia' });
    for (const [projectId, name] of [
      [course.projectId, 'Mi nombre'],
      [copy.id, 'Mi copia'],
    ] as const) {
      await retitled({ ...course, projectId }, 'Otro título');
      expect((await project(projectId)).name).toBe(name);
    }
  });
});

describe('planning a part anew', () => {
  const regenerate = (projectId: string, payload: object) =>
    call('POST', `courses/${projectId}/regenerate`, payload);

  it('replaces one content with a new id and the same sources', async () => {
    const { projectId } = await plannedCourse();
    const { data: course } = await generateScripts(projectId);
    const [module] = course.modules;
    const contentId = module?.contents[1]?.id;
    const { revision } = course;
    const { status, data } = await regenerate(projectId, {
      moduleId: module?.id,
      contentId,
      revision,
    });
    expect(status).toBe(200);
    expect(data.revision).toBe(revision + 1);
    expect(data.modules.slice(1)).toEqual(course.modules.slice(1));
    expect(data.modules[0]?.contents[0]).toEqual(module?.contents[0]);
    const changed = data.modules[0]?.contents[1];
    expect(changed).toMatchObject({ title: 'Contenido otra vez 1', script: null, scriptId: null });
    expect(changed?.sources).toEqual(module?.contents[1]?.sources);
    expect(changed?.id).not.toBe(contentId);
  });

  it('replaces one module, and another round gives another plan', async () => {
    const course = await plannedCourse();
    const { projectId } = course;
    const moduleId = course.modules[1]?.id;
    const { data } = await regenerate(projectId, { moduleId, revision: course.revision });
    expect(data.modules[1]?.title).toBe('Módulo otra vez 1');
    expect(data.modules[1]?.id).not.toBe(moduleId);
    expect(data.modules[1]?.contents.map(({ sources }) => sources)).toEqual(
      course.modules[1]?.contents.map(({ sources }) => sources),
    );
    expect([data.modules[0], data.modules[2]]).toEqual([course.modules[0], course.modules[2]]);
    const again = { moduleId: data.modules[1]?.id, revision: data.revision };
    expect((await regenerate(projectId, again)).data.modules[1]?.title).toBe('Módulo otra vez 2');
  });

  it('refuses unknown parts and an older revision', async () => {
    const course = await plannedCourse();
    const { projectId, revision } = course;
    const moduleId = course.modules[0]?.id;
    const elsewhere = course.modules[1]?.contents[0]?.id;
    const unknown = crypto.randomUUID();
    const codes = await Promise.all(
      [
        { moduleId: unknown, revision },
        { moduleId, contentId: unknown, revision },
        { moduleId, contentId: elsewhere, revision },
        { moduleId, revision: revision - 1 },
        { moduleId: 'x', revision },
        { moduleId, contentId: 'x', revision },
        { moduleId },
      ].map(async (payload) => (await regenerate(projectId, payload)).failure.code),
    );
    expect(codes).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'COURSE_CHANGED_ELSEWHERE',
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
    ]);
    expect((await get(projectId)).data).toEqual(course);
  });
});

describe('a course', () => {
  it('is found only by its company, and only where it is a course', async () => {
    const stranger = await studioOf().signIn();
    const course = await plannedCourse();
    const { projectId, revision } = course;
    const video = await studioOf().draftedProject(person());
    const callsFor = (id: string) => [
      { url: `/api/v1/courses/analyze-content/${id}` },
      { url: `/api/v1/courses/structure/${id}` },
      {
        method: 'PUT' as const,
        url: `/api/v1/courses/structure/${id}`,
        payload: { structure: editedStructure(course), revision },
      },
      {
        method: 'POST' as const,
        url: '/api/v1/courses/generate-structure',
        payload: { ...COURSE_REQUEST, projectId: id },
      },
      {
        method: 'POST' as const,
        url: '/api/v1/courses/generate-scripts',
        payload: { projectId: id, language: 'es' },
      },
      {
        method: 'POST' as const,
        url: `/api/v1/courses/${id}/regenerate`,
        payload: { moduleId: course.modules[0]?.id, revision },
      },
    ];
    for (const call of callsFor(projectId)) {
      expect([call.url, (await studioOf().call(stranger, call)).status]).toEqual([call.url, 404]);
      expect([call.url, (await studioOf().call(null, call)).status]).toEqual([call.url, 401]);
    }
    for (const call of [...callsFor(video.id), ...callsFor(crypto.randomUUID())]) {
      expect([call.url, (await studioOf().call(person(), call)).status]).toEqual([call.url, 404]);
    }
    expect((await get(projectId)).data).toEqual(course);
  });

  it.each([
    ['projectId', 'x'],
    ['projectId', undefined],
    ['courseAudience', 'nadie'],
    ['courseDepth', 'hondo'],
    ['courseObjective', ''],
    ['contentCount', 0],
    ['contentCount', 41],
    ['contentCount', 8.5],
    ['contentCount', '12'],
    ['language', 'fr'],
    ['language', undefined],
  ])('is not planned with %s = %j', async (field, value) => {
    const answer = await generate(crypto.randomUUID(), { [field]: value });
    const payload = { ...COURSE_REQUEST, projectId: crypto.randomUUID(), [field]: value };
    const refused = await call('POST', 'courses/generate-structure', payload);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect([refused.status, refused.failure.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(refused.failure.details?.fields?.map(({ path }) => path)).toEqual([field]);
  });

  it.each([
    ['analyze-content/x', 'projectId'],
    ['analyze-content/00000000-0000-4000-8000-000000000000?language=fr', 'language'],
    ['structure/x', 'projectId'],
  ])('is not read at %s', async (path, field) => {
    const answer = await studioOf().call(person(), { url: `/api/v1/courses/${path}` });
    expect(answer.failure.details?.fields?.map((named) => named.path)).toEqual([field]);
  });

  it('is deleted with its project, whatever work is running', async () => {
    const { id } = await readCourse();
    const planning = hold('course');
    const generation = generate(id);
    const signal = await planning.reached;
    const url = `/api/v1/projects/${id}`;
    expect((await studioOf().call(person(), { method: 'DELETE', url })).status).toBe(200);
    expect((await generation).failure.code).toMatch(/CANCELLED|NOT_FOUND/u);
    expect(signal?.aborted).toBe(true);
    planning.release();
    expect((await get(id)).status).toBe(404);
  });
});
