import { MAX_SCRIPT_CHARACTERS, type Project, type Script } from '@tarima/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  actorOf,
  type Person,
  pdf,
  useTestStudio,
  videoProject,
} from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
});

const scriptsOf = async (projectId: string) =>
  (await studioOf().call<Script[]>(ada, { url: `/api/v1/scripts/${projectId}` })).data;
const save = (payload: object, query = '') =>
  studioOf().call<Script>(ada, { method: 'PUT', url: `/api/v1/scripts${query}`, payload });

describe('editing a script', () => {
  let project: Project;
  let script: Script;
  beforeEach(async () => {
    project = await studioOf().draftedProject(ada, 'La tarima es nueva. Pesa poco.');
    [script] = (await scriptsOf(project.id)) as [Script];
  });

  it('keeps the sources of untouched sentences, and marks the others as the author’s', async () => {
    const content = '## Otra\n\nPesa   poco. Esto lo digo yo.\n\n- Un punto\n';
    const { data } = await save({ id: script.id, content });
    expect(data.content).toBe(content);
    expect(data.editedContent).toBe(content);
    expect(data.originalContent).toBe(script.originalContent);
    expect(data.wordCount).toBe(6);
    expect(data.estimatedSeconds).toBeCloseTo(2.4);
    expect(data.provenance).toEqual([
      { sentence: 'Pesa poco.', kind: 'source', citations: [expect.objectContaining({ page: 1 })] },
      { sentence: 'Esto lo digo yo.', kind: 'author', citations: [] },
    ]);
    expect(await scriptsOf(project.id)).toEqual([data]);
  });

  it('is named by its project too, and is restored by saving the original', async () => {
    await save({ content: 'Otra cosa.' }, `?projectId=${project.id}`);
    const { data } = await save({ content: script.originalContent }, `?projectId=${project.id}`);
    expect(data.editedContent).toBeNull();
    expect(data).toEqual({ ...script, revision: script.revision + 2 });
  });

  it('is not overwritten by a window with an older text', async () => {
    const { id, revision } = script;
    const first = await save({ id, revision, content: 'De la primera ventana.' });
    expect(first.data.revision).toBe(revision + 1);
    const second = await save({ id, revision, content: 'De la segunda ventana.' });
    expect([second.status, second.failure.code]).toEqual([409, 'SCRIPT_CHANGED_ELSEWHERE']);
    expect(second.failure.message).toBe('El guion se cambió en otra ventana.');
    expect(await scriptsOf(project.id)).toEqual([first.data]);

    const newest = { id, revision: first.data.revision };
    const again = await save({ ...newest, content: 'De la segunda ventana.' });
    expect(again.data).toMatchObject({ content: 'De la segunda ventana.', revision: revision + 2 });
  });

  it('accepts one of several saves that began from the same text', async () => {
    const { id, revision } = script;
    const answers = await Promise.all(
      ['Una.', 'Dos.', 'Tres.', 'Cuatro.'].map((content) => save({ id, revision, content })),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(await scriptsOf(project.id)).toEqual(taken.map(({ data }) => data));
  });

  it('is saved without a revision as before', async () => {
    await save({ id: script.id, content: 'Una.' });
    const { data } = await save({ id: script.id, content: 'Dos.' });
    expect(data).toMatchObject({ content: 'Dos.', revision: script.revision + 2 });
  });

  it('returns the same by query as by path', async () => {
    const url = `/api/v1/scripts?projectId=${project.id}`;
    expect((await studioOf().call<Script[]>(ada, { url })).data).toEqual([script]);
  });

  it('is enhanced without a language model, and new sentences keep their sources', async () => {
    const long =
      'La tarima nueva se monta en el patio de la escuela cada lunes, pero nadie del equipo sabe dónde están las llaves.';
    const drafted = await studioOf().draftedProject(ada, long);
    const [own] = (await scriptsOf(drafted.id)) as [Script];
    const enhance = (payload: object) =>
      studioOf().call<{ content: string }>(ada, {
        method: 'POST',
        url: '/api/v1/scripts/enhance',
        payload: { projectId: drafted.id, content: own.content, language: 'es', ...payload },
      });
    const { status, data } = await enhance({ scriptId: own.id });
    expect(status).toBe(200);
    expect((await scriptsOf(drafted.id))[0]?.content).toBe(own.content);
    const { data: saved } = await save({ id: own.id, content: data.content });
    expect(saved.provenance.map(({ sentence, kind }) => [sentence, kind])).toEqual([
      ['La tarima nueva se monta en el patio de la escuela cada lunes.', 'source'],
      ['Pero nadie del equipo sabe dónde están las llaves.', 'source'],
    ]);
    expect(saved.provenance[1]?.citations[0]?.quote).toBe(long);
    expect((await enhance({ content: data.content })).data.content).toBe(data.content);
    expect((await enhance({ scriptId: script.id })).status).toBe(404);
  });

  it.each([
    [{}, 'content'],
    [{ content: 5 }, 'content'],
    [{ content: 'x'.repeat(MAX_SCRIPT_CHARACTERS + 1) }, 'content'],
    [{ content: 'x', id: 'one' }, 'id'],
  ])('refuses the body %#', async (payload, field) => {
    const answer = await save(payload, `?projectId=${project.id}`);
    expect(answer.status).toBe(400);
    expect(answer.failure.details?.fields?.map(({ path }) => path)).toContain(field);
  });

  it('refuses a save without a target', async () => {
    expect((await save({ content: 'x' })).failure.code).toBe('VALIDATION_FAILED');
    expect((await save({ content: 'x' }, '?projectId=7')).failure.code).toBe('VALIDATION_FAILED');
    expect((await save({ content: 'x', id: crypto.randomUUID() })).status).toBe(404);
  });
});

describe('a draft in progress', () => {
  it('makes callers wait, and cannot be overwritten', async () => {
    const reading = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    studioOf().providers.before = async (stage) => {
      if (stage !== 'write') return;
      reading.resolve();
      await release.promise;
    };
    const parts = videoProject(ada, [pdf('lento.pdf', 'Esto tarda un poco.')]);
    const { data: project } = await studioOf().upload(ada, parts);
    await reading.promise;
    const waiting = scriptsOf(project.id);
    const early = await save({ content: 'Mío.' }, `?projectId=${project.id}`);
    expect([early.status, early.failure.code]).toEqual([409, 'SCRIPT_NOT_READY']);

    const viewer = actorOf(ada);
    const { scripts } = studioOf().services;
    // The stage is stored while the writer begins.
    await expect
      .poll(() => scripts.listOfProject(viewer, { projectId: project.id }, 'es', { waitMs: 1 }))
      .toMatchObject([
        { content: '', revision: 0, draft: { status: 'processing', stage: 'writing' } },
      ]);

    release.resolve();
    const [script] = await waiting;
    expect(script).toMatchObject({ revision: 1, draft: { status: 'completed' } });
    expect(script?.content).toContain('Esto tarda un poco.');
  });
});
