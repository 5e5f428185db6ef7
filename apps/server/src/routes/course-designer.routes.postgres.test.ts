import type { Course, Project, Script } from '@tarima/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contentsOfCourse, createCourseCalls } from '#server/test/course-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
});
afterEach(() => {
  studioOf().providers.before = async () => undefined;
});

const { call, done, generateScripts, get, hold, until } = createCourseCalls(studioOf, () => ada);
const REQUEST = {
  interests: { option: 'negocios', text: '' },
  targetAudience: { option: 'lideres', text: '' },
  painPoints: { option: 'tiempo', text: '' },
  contentCount: 12,
  language: 'es',
};
const design = (change: object = {}, language?: string) =>
  call(
    'POST',
    'courses/generate-by-interests',
    { ...REQUEST, companyId: ada.companyId, ...change },
    language,
  );
const titlesOf = (course: Course) => contentsOfCourse(course).map(({ title }) => title);

describe('a course designed from interests', () => {
  it('is a project of its own, with structure and sources', async () => {
    const { status, data } = await design();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      title: 'Negocios para agendas llenas',
      isDesigned: true,
      language: 'es',
      generation: { status: 'completed', progress: 100, error: null },
    });
    expect(data.painPointsAddressed).toHaveLength(2);
    expect(contentsOfCourse(data)).toHaveLength(12);
    expect(contentsOfCourse(data).every(({ sources }) => sources.length === 1)).toBe(true);
    const { data: project } = await call<Project>('GET', `projects/${data.projectId}`);
    expect(project).toMatchObject({ name: data.title, type: 'course' });
    expect(project.draft.status).toBe('completed');
    // Its material is no uploaded file.
    expect(project.files).toEqual([]);
    expect((await get(data.projectId)).data).toEqual(data);
  });

  it('takes a single option for an option with its own text', async () => {
    const { status, data } = await design({ interests: 'diseno', painPoints: 'practica' });
    expect(status).toBe(200);
    expect(data.title).toBe('Aprender diseño diseñando');
  });

  it('has as many contents as asked for, up to 40', async () => {
    const { data } = await design({ contentCount: 40, language: 'pt' }, 'pt');
    expect(contentsOfCourse(data)).toHaveLength(40);
    expect(data.language).toBe('pt');
  });

  it('is one course on a double click, and another for other wishes', async () => {
    const wish = { contentCount: 9 };
    const before = done('design').length;
    const [one, two] = await Promise.all([design(wish), design(wish)]);
    expect(two.data.projectId).toBe(one.data.projectId);
    expect((await design(wish)).data.projectId).toBe(one.data.projectId);
    expect(done('design').length).toBe(before + 1);
    const other = await design({ ...wish, language: 'en' });
    expect(other.data.projectId).not.toBe(one.data.projectId);
  });

  it('explains in the reader’s language what it leaves out and what it borrows', async () => {
    const text = 'Negociar con proveedores, proteger contraseñas y contabilidad forense';
    const { data } = await design({ interests: { option: 'negocios', text } });
    expect(data.notices.join(' ')).toContain('«contabilidad forense»');
    expect(data.notices.join(' ')).toContain('(Tecnología)');
    const { data: inEnglish } = await get(data.projectId, 'en');
    expect(inEnglish.notices.join(' ')).toContain('“contabilidad forense”');
  });

  it('teaches only what its author asked for, and explains why it is short', async () => {
    const { data } = await design({ interests: { option: 'tecnologia', text: 'Contraseñas' } });
    const { length } = contentsOfCourse(data);
    expect(length).toBeLessThan(12);
    expect(data.notices).toEqual([expect.stringContaining(`${length} contenidos en lugar de 12`)]);
    const { data: inEnglish } = await get(data.projectId, 'en');
    expect(inEnglish.notices[0]).toContain(`${length} content items instead of 12`);
  });

  it('reports its progress where it takes longer, and goes on', async () => {
    const { reached, release } = hold('course');
    const designing = design({ contentCount: 10 });
    await reached;
    const { data: list } = await call<{ projects: Project[] }>('GET', 'projects');
    const { data: waiting } = await get(list.projects[0]?.id ?? '');
    expect(waiting).toMatchObject({ isDesigned: true, modules: [] });
    expect(waiting.generation?.status).toBe('processing');
    release();
    expect(contentsOfCourse((await designing).data)).toHaveLength(10);
  });

  it('continues like every course: scripts with sources, and contents planned anew', async () => {
    const { data: course } = await design({ contentCount: 11 });
    const { data: written } = await generateScripts(course.projectId);
    expect(contentsOfCourse(written).every(({ script }) => script !== null)).toBe(true);
    const { data: scripts } = await call<Script[]>('GET', `scripts/${course.projectId}`);
    const [first] = contentsOfCourse(course);
    expect(scripts[0]?.provenance[0]?.citations[0]).toMatchObject({
      file: first?.sources[0]?.file,
      page: first?.sources[0]?.pages[0],
    });
    const { status } = await call('POST', `courses/${course.projectId}/regenerate`, {
      moduleId: course.modules[0]?.id,
      contentId: first?.id,
      revision: written.revision,
    });
    expect(status).toBe(200);
    await until(course.projectId, ({ revision }) => revision > written.revision);
  });

  it.each([
    ['an unknown area', { interests: { option: 'cocina', text: '' } }],
    ['an unknown audience', { targetAudience: 'gatos' }],
    ['no pain point', { painPoints: undefined }],
    ['a text that is too long', { interests: { option: 'negocios', text: 'x'.repeat(1_001) } }],
    ['too few contents', { contentCount: 7 }],
    ['too many contents', { contentCount: 41 }],
    ['half a content', { contentCount: 8.5 }],
    ['an unknown language', { language: 'fr' }],
    ['no company', { companyId: 'mine' }],
  ])('refuses %s', async (_, change) => {
    const { status, failure } = await design(change);
    expect(status).toBe(400);
    expect(failure.code).toBe('VALIDATION_FAILED');
  });

  it('refuses other people’s companies', async () => {
    const eve = await studioOf().signIn();
    expect((await design({ companyId: eve.companyId })).status).toBe(404);
  });

  it('depends on the choices', async () => {
    const [one, two] = [
      await design({ targetAudience: 'estudiantes' }),
      await design({ targetAudience: 'emprendedores', painPoints: 'metodologia' }),
    ];
    expect(titlesOf(one.data)).not.toEqual(titlesOf(two.data));
  });
});
