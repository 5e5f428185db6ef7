import type { LiveUnit, Project, Script } from '@tarima/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
let project: Project;
beforeAll(async () => {
  ada = await studioOf().signIn();
});
beforeEach(async () => {
  project = await studioOf().draftedProject(ada, 'Ponte el casco. Nunca lo tires. {code} a = b.');
});

const ledgerOf = (person = ada, id = project.id) =>
  studioOf().call<LiveUnit[]>(person, { url: `/api/v1/scripts/${id}/ledger` });
const fates = async () =>
  (await ledgerOf()).data.map(({ text, fate, place }) => [text, fate, place?.title ?? null]);
const putIn = (payload: object, person = ada) =>
  studioOf().call<{ content: string }>(person, {
    method: 'POST',
    url: `/api/v1/scripts/${project.id}/ledger/put-in`,
    payload,
  });
const save = async (content: string) => {
  const { data } = await studioOf().call<Script>(ada, {
    method: 'PUT',
    url: `/api/v1/scripts?projectId=${project.id}`,
    payload: { content },
  });
  return data;
};

describe('the ledger of a script', () => {
  it('is stored with the draft, and follows the current text', async () => {
    const title = project.name;
    expect(await fates()).toEqual([
      ['Ponte el casco.', 'said', title],
      ['Nunca lo tires.', 'said', title],
      ['{code} a = b.', 'unspeakable', null],
    ]);
    await save('## Uno\n\nHola.\n\n## Dos\n\nPonte   el casco. Nunca lo tiró nadie.\n');
    expect(await fates()).toEqual([
      ['Ponte el casco.', 'said', 'Dos'],
      ['Nunca lo tires.', 'left', null],
      ['{code} a = b.', 'unspeakable', null],
    ]);
    const [, left, code] = (await ledgerOf()).data;
    expect([left?.mustSay, code?.reason]).toEqual([['prohibition'], 'code']);
  });

  it('is copied with its project, whose text is then independent', async () => {
    const { data: copy } = await studioOf().call<Project>(ada, {
      method: 'POST',
      url: `/api/v1/projects/${project.id}/duplicate`,
      payload: { name: 'Copia' },
    });
    await save('Nada.');
    const [helmet] = (await ledgerOf(ada, copy.id)).data;
    expect(helmet).toMatchObject({ text: 'Ponte el casco.', fate: 'said' });
  });

  it('is hidden from others', async () => {
    const eve = await studioOf().signIn();
    expect((await ledgerOf(eve)).status).toBe(404);
    const unitId = 'guía.pdf s1';
    expect((await putIn({ unitId, content: '' }, eve)).status).toBe(404);
  });

  it('does not exist for a course', async () => {
    const parts = videoProject(ada, [pdf('a.pdf', 'Uno.')], {
      type: 'course',
      courseAudience: 'lideres',
      courseDepth: 'basico',
      courseObjective: 'proceso',
    });
    const { data: course } = await studioOf().upload(ada, parts);
    expect((await ledgerOf(ada, course.id)).status).toBe(404);
  });
});

describe('putting a unit into a text', () => {
  it('adds it at its place with its source, and saves nothing', async () => {
    const saved = await save('## Uno\n\nPonte el casco.\n');
    const typed = '## Uno\n\nPonte el casco. Esto no está guardado.\n';
    const { data } = await putIn({ unitId: 'guía.pdf s2', content: typed });
    expect(data.content).toBe(
      '## Uno\n\nPonte el casco.\n\nNunca lo tires.\n\nEsto no está guardado.\n',
    );
    const { data: scripts } = await studioOf().call<Script[]>(ada, {
      url: `/api/v1/scripts/${project.id}`,
    });
    expect(scripts).toEqual([saved]);
    const { provenance } = await save(data.content);
    expect(provenance.map(({ kind, citations }) => [kind, citations[0]?.sentenceId])).toEqual([
      ['source', 's1'],
      ['source', 's2'],
      ['author', undefined],
    ]);
    expect((await fates())[1]).toEqual(['Nunca lo tires.', 'said', 'Uno']);
  });

  it.each([
    [{ unitId: 'guía.pdf s3', content: 'Hola.' }, 422, 'UNIT_NOT_SPEAKABLE'],
    [{ unitId: 'guía.pdf s9', content: 'Hola.' }, 404, 'NOT_FOUND'],
    [{ unitId: 'guía.pdf s1' }, 400, 'VALIDATION_FAILED'],
    [{ unitId: 7, content: 'Hola.' }, 400, 'VALIDATION_FAILED'],
  ])('is refused for %j', async (payload, status, code) => {
    const answer = await putIn(payload);
    expect([answer.status, answer.failure.code]).toEqual([status, code]);
  });
});
