import type { Project, Script, ScriptVersion } from '@tarima/contract';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const A_MINUTE_MS = 60_000;
const studioOf = useTestStudio();
let ada: Person;
let bob: Person;
let script: Script;
let project: Project;
beforeAll(async () => {
  const companies = [{ id: 'versions', name: 'Versions' }];
  ada = await studioOf().signIn({ name: 'Ada', companies });
  bob = await studioOf().signIn({ name: 'Bob', companies });
});
beforeEach(async () => {
  project = await studioOf().draftedProject(ada, 'La tarima es nueva. Pesa poco.');
  const url = `/api/v1/scripts/${project.id}`;
  [script] = (await studioOf().call<Script[]>(ada, { url })).data as [Script];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * A_MINUTE_MS);
const save = (person: Person, content: string, isTyping = true) =>
  studioOf().call<Script>(person, {
    method: 'PUT',
    url: '/api/v1/scripts',
    payload: { id: script.id, content, isTyping },
  });
const versions = async (person = ada) =>
  studioOf().call<ScriptVersion[]>(person, { url: `/api/v1/script-versions/${script.id}` });
const textOf = async ({ id }: ScriptVersion) => {
  const url = `/api/v1/script-versions/${script.id}/${id}`;
  return (await studioOf().call<{ content: string }>(ada, { url })).data.content;
};
const texts = async () => Promise.all((await versions()).data.map(textOf));

it('keeps each text with who saved it, the draft included', async () => {
  expect((await versions()).data).toEqual([]);
  await save(ada, 'De Ada.');
  await save(bob, 'De Bob.');
  expect(await texts()).toEqual(['De Bob.', 'De Ada.', script.content]);
  const { data } = await versions();
  expect(data.map(({ savedBy }) => savedBy)).toEqual(['Bob', 'Ada', null]);
});

it('counts what one person types within minutes as one version', async () => {
  await save(ada, 'Una.');
  later(2);
  await save(ada, 'Dos.');
  later(4);
  await save(ada, 'Tres.');
  expect(await texts()).toEqual(['Tres.', 'Dos.', script.content]);
});

it('keeps a typed text apart from one that is put in its place, and from what is typed then', async () => {
  await save(ada, 'Una.');
  await save(ada, 'Una y dos.');
  await save(ada, 'Del manuscrito.', false);
  await save(ada, 'Del manuscrito, y más.');
  expect(await texts()).toEqual([
    ...['Del manuscrito, y más.', 'Del manuscrito.', 'Una y dos.'],
    script.content,
  ]);
});

it('makes no version of a save without a change', async () => {
  await save(ada, 'Una.');
  later(60);
  await save(ada, 'Una.');
  expect(await texts()).toEqual(['Una.', script.content]);
});

it('refuses the versions of another company, and a version of another script', async () => {
  await save(ada, 'Una.');
  const stranger = await studioOf().signIn();
  expect((await versions(stranger)).failure.code).toBe('NOT_FOUND');
  const [version] = (await versions()).data;
  const other = await studioOf().draftedProject(ada, 'La tarima es vieja.');
  const [otherScript] = (
    await studioOf().call<Script[]>(ada, { url: `/api/v1/scripts/${other.id}` })
  ).data;
  const url = `/api/v1/script-versions/${otherScript?.id}/${version?.id}`;
  expect((await studioOf().call(ada, { url })).failure.code).toBe('NOT_FOUND');
});
