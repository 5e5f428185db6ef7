import { rm } from 'node:fs/promises';
import type { Script, StudioConfig } from '@tarima/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { studioSettings } from '#server/db/schema.ts';
import { connectVendors } from '#server/test/connect-vendors.ts';
import { quotes } from '#server/test/model-vendor-studio.ts';
import { createPeopleCalls } from '#server/test/people-calls.ts';
import { testDatabaseUrl } from '#server/test/test-database.ts';
import { pdf, startTestStudio, type TestStudio, videoProject } from '#server/test/test-studio.ts';
import { says, startLanguageModelServer } from '../../../../test/vendors/language-model-server.ts';

const KEY = 'sk-shared-31aa';
const SHARED_KEY = 'a key that every process of this studio knows';
const TEXT = 'Revisa con calma cada parte de la tarima antes de seguir. '.repeat(12);

let web: TestStudio;
let worker: TestStudio;
let model: Awaited<ReturnType<typeof startLanguageModelServer>>;
const vendors: ReturnType<typeof connectVendors>[] = [];
const people = createPeopleCalls(() => web);
let environment: Record<string, string | undefined>;

beforeAll(async () => {
  environment = {
    DATABASE_URL: await testDatabaseUrl(),
    AUTH_JWT_SECRET: 'a secret that both processes know, as they must',
    STUDIO_SETTINGS_KEY: SHARED_KEY,
  };
  model = await startLanguageModelServer({ key: KEY, otherwise: quotes });
  web = await startTestStudio({ ...environment, STUDIO_ROLES: 'web' });
  environment.STUDIO_DATA_DIR = web.dataFolder;
  worker = await startTestStudio({ ...environment, STUDIO_ROLES: 'worker' });
  for (const studio of [web, worker]) vendors.push(connectVendors(studio));
});
afterAll(async () => {
  await worker.stop();
  await web.stop();
  for (const connected of vendors) await connected.close();
  await model.close();
  await rm(web.dataFolder, { recursive: true, force: true });
});

const change = async (values: object) =>
  people.call(await people.owner(), 'PUT', 'settings/groups/language-model', { values });
const modelOf = ({ context }: TestStudio) => context.live.choices().languageModel?.model;

it('one process changes a setting, and another works by it without a restart', async () => {
  const ada = await web.signIn();
  model.will(says({ sum: 42 }));
  await change({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small', LLM_API_KEY: KEY });
  expect(modelOf(web)).toBe('small');
  await expect.poll(() => modelOf(worker)).toBe('small');
  const { data: project } = await web.upload<{ id: string }>(
    ada,
    videoProject(ada, [pdf('a.pdf', TEXT)]),
  );
  await web.finished(project.id);
  const { data } = await web.call<Script[]>(ada, { url: `/api/v1/scripts/${project.id}` });
  expect(data[0]?.draft.status).toBe('completed');
  expect(worker.providers.calls).not.toContain('write');
  await change({ LLM_BASE_URL: null, LLM_MODEL: null, LLM_API_KEY: null });
  await expect.poll(() => modelOf(worker)).toBeUndefined();
});

it('a process that died before it told the others is heard of by their next look', async () => {
  const { db, sealing, live } = web.context;
  const values = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'late', LLM_API_KEY: KEY } as const;
  for (const name of ['LLM_BASE_URL', 'LLM_MODEL', 'LLM_API_KEY'] as const) {
    await db.insert(studioSettings).values({ name, sealed: sealing.seal(name, values[name]) });
  }
  expect([modelOf(web), modelOf(worker)]).toEqual([undefined, undefined]);
  await live.reload();
  const { data } = await people.call<StudioConfig>(null, 'GET', 'config');
  expect(data.hasLanguageModel).toBe(true);
  await worker.context.live.reload();
  expect(modelOf(worker)).toBe('late');
});

it('a process with another key goes on without what it cannot open', async () => {
  const stranger = await startTestStudio({
    ...environment,
    ...{ STUDIO_ROLES: 'web', STUDIO_SETTINGS_KEY: 'the key of somebody else, who shares it' },
  });
  expect(modelOf(web)).toBe('late');
  expect(modelOf(stranger)).toBeUndefined();
  await stranger.stop();
});
