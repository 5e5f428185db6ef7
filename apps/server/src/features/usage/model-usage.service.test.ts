import type { Project } from '@tarima/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { useModelVendorStudio } from '#server/test/model-vendor-studio.ts';
import type { Person } from '#server/test/test-studio.ts';
import { endUndo } from '#server/test/undo-is-over.ts';
import { says } from '../../../../../test/vendors/language-model-server.ts';
import { sumTokens } from './model-usage.repo.ts';
import { forgetAnswers } from './model-usage.service.ts';

const { studioOf, vendorOf } = useModelVendorStudio();
let ada: Person;
let project: Project;

beforeAll(async () => {
  ada = await studioOf().signIn();
});
beforeEach(async () => {
  // Drafted without a model, so that only the test's own calls count.
  const { providers } = studioOf();
  const model = providers.vendors.languageModel;
  providers.vendors.languageModel = null;
  project = await studioOf().draftedProject(ada);
  providers.vendors.languageModel = model;
});

const question = (material: string, signal?: AbortSignal) => ({
  instructions: 'Give it a title.',
  material,
  schema: z.object({ title: z.string() }),
  name: 'title',
  maxOutputTokens: 50,
  ...(signal && { signal }),
});
/** The model for one step of this project, as a job gets it. */
function modelFor(step: string) {
  const model = studioOf().services.modelUsage.withUsage({ projectId: project.id }, step);
  if (!model) throw new Error('no model');
  return model;
}
const usageNow = async () =>
  (await studioOf().call<Project>(ada, { url: `/api/v1/projects/${project.id}` })).data.modelUsage;

it('counts the spent tokens of a project and estimates the total', async () => {
  expect((await usageNow())?.spent).toEqual({ inputTokens: 0, outputTokens: 0, cost: 0 });
  expect((await usageNow())?.estimate?.inputTokens).toBeGreaterThan(0);
  vendorOf().will(says({ title: 'Uno' }), says({ title: 'Dos' }));
  await modelFor('draft').ask(question('uno'));
  await modelFor('draft').ask(question('dos'));
  expect((await usageNow())?.spent).toEqual({
    inputTokens: 240,
    outputTokens: 60,
    cost: 0.00084,
  });
});

it('does not pay twice for an answer within a step', async () => {
  vendorOf().will(says({ title: 'Uno' }), says({ title: 'Otra vez' }), says({ title: 'De nuevo' }));
  await modelFor('draft').ask(question('uno'));
  const again = await modelFor('draft').ask(question('uno'));
  expect(again).toEqual({
    value: { title: 'Uno' },
    usage: { inputTokens: 0, outputTokens: 0 },
  });
  expect(vendorOf().requests).toHaveLength(1);
  // Another step asks anew, and so does a step whose work is stored.
  expect((await modelFor('plan').ask(question('uno'))).value.title).toBe('Otra vez');
  await forgetAnswers(studioOf().context.db, { projectId: project.id }, 'draft');
  expect((await modelFor('draft').ask(question('uno'))).value.title).toBe('De nuevo');
  expect((await usageNow())?.spent.inputTokens).toBe(360);
});

it('counts tokens of failed calls', async () => {
  vendorOf().will(says('no'), says('no'));
  await expect(modelFor('draft').ask(question('uno'))).rejects.toMatchObject({
    code: 'LANGUAGE_MODEL_UNUSABLE',
  });
  expect((await usageNow())?.spent.outputTokens).toBe(60);
});

it('spends nothing once the work is cancelled', async () => {
  const controller = new AbortController();
  controller.abort();
  const asked = modelFor('draft').ask(question('uno', controller.signal));
  await expect(asked).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(vendorOf().requests).toHaveLength(0);
});

it('answers are deleted with the project', async () => {
  vendorOf().will(says({ title: 'Uno' }));
  await modelFor('draft').ask(question('uno'));
  expect((await usageNow())?.spent.outputTokens).toBe(30);
  const { status } = await studioOf().call(ada, {
    method: 'DELETE',
    url: `/api/v1/projects/${project.id}`,
  });
  expect(status).toBe(200);
  await endUndo(studioOf());
  expect(await sumTokens(studioOf().context.db, 'project', [project.id])).toEqual(new Map());
});
