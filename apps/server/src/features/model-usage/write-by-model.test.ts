import type { Course, Podcast, Project, Script } from '@tarima/contract';
import { createOpenAiCompatibleModel } from '@tarima/writer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';
import { quoteAnswer } from '../../../../../packages/writer/src/testing/quoting-model.ts';
import {
  type Behaviour,
  fails,
  type LanguageModelServer,
  says,
  startLanguageModelServer,
} from '../../../../../test/vendors/language-model-server.ts';

/** A vendor whose model answers every question with sentences of its material. */
const quotes: Behaviour = (request, response) => {
  const [system, user] = request.messages;
  const format = request.response_format;
  const name = format?.type === 'json_schema' ? format.json_schema.name : '';
  says(quoteAnswer(name, system?.content ?? '', user?.content ?? ''))(request, response);
};
const TEXT = Array.from(
  { length: 40 },
  (_, index) =>
    `En el paso ${index + 1} se revisa con calma otra parte de la tarima antes de seguir.`,
).join(' ');

const studioOf = useTestStudio({
  LANGUAGE_MODEL_BASE_URL: 'http://models.example/v1',
  LANGUAGE_MODEL: 'small',
  LANGUAGE_MODEL_INPUT_PRICE: '1',
  LANGUAGE_MODEL_OUTPUT_PRICE: '10',
});
let vendor: LanguageModelServer;
let ada: Person;

beforeAll(async () => {
  ada = await studioOf().signIn();
});
beforeEach(async () => {
  vendor = await startLanguageModelServer({ otherwise: quotes });
  studioOf().providers.languageModel = createOpenAiCompatibleModel({
    baseUrl: vendor.baseUrl,
    model: 'small',
  });
  return () => vendor.close();
});
afterAll(() => {
  studioOf().providers.languageModel = null;
});

const get = async <Data>(url: string) => (await studioOf().call<Data>(ada, { url })).data;
async function upload(fields: Record<string, string> = {}): Promise<Project> {
  const { data } = await studioOf().upload(ada, videoProject(ada, [pdf('guía.pdf', TEXT)], fields));
  await studioOf().finished(data.id);
  return data;
}

it('a video’s script is the model’s, with its sources and its price', async () => {
  const { id } = await upload();
  const [script] = await get<Script[]>(`/api/v1/scripts/${id}`);
  expect(script).toMatchObject({ originalKind: 'draft', draft: { status: 'completed' } });
  const cited = script?.provenance.filter(({ kind }) => kind === 'source') ?? [];
  expect(cited.length).toBeGreaterThan(3);
  expect(cited.every(({ citations }) => citations[0]?.file === 'guía.pdf')).toBe(true);
  const { modelUsage } = await get<Project>(`/api/v1/projects/${id}`);
  expect(modelUsage?.spent.inputTokens).toBe(120 * vendor.requests.length);
  expect(studioOf().providers.calls).not.toContain('write');
});

it('a busy model is asked again, and no answer is paid twice', async () => {
  const outline: Behaviour = (request, response) => quotes(request, response);
  // Longer than one call may wait: the job comes back to it.
  vendor.will(outline, fails(429, {}, '61'));
  const { id } = await upload();
  const [script] = await get<Script[]>(`/api/v1/scripts/${id}`);
  expect(script?.draft.status).toBe('completed');
  const outlines = vendor.requests.filter(({ response_format: format }) =>
    JSON.stringify(format).includes('"outline"'),
  );
  expect(outlines).toHaveLength(1);
});

it('a course is planned and written by the model', async () => {
  const brief = { courseAudience: 'tecnicos', courseDepth: 'basico', courseObjective: 'proceso' };
  const { id } = await upload({ ...brief, type: 'course' });
  const planned = await studioOf().call<Course>(ada, {
    method: 'POST',
    url: '/api/v1/courses/generate-structure',
    payload: { ...brief, projectId: id, contentCount: 8, language: 'es' },
  });
  expect(planned.data.title).toBe('Curso del manual');
  await studioOf().call(ada, {
    method: 'POST',
    url: '/api/v1/courses/generate-scripts',
    payload: { projectId: id, language: 'es' },
  });
  const course = () => get<Course>(`/api/v1/courses/structure/${id}`);
  await expect
    .poll(async () => (await course()).writing?.status, { timeout: 60_000 })
    .toBe('completed');
  const contents = (await course()).modules.flatMap((module) => module.contents);
  expect(contents.every(({ script }) => script?.originalContent.includes('tarima'))).toBe(true);
});

it('a podcast may be in another language than its source', async () => {
  const started = await studioOf().call<Podcast>(ada, {
    method: 'POST',
    url: '/api/v1/podcasts/generate',
    payload: {
      textInput: TEXT,
      wordCount: 150,
      outputLanguage: 'German',
      companyId: ada.companies[0]?.pk,
      scriptOnly: true,
    },
  });
  expect(started.status).toBe(200);
  const podcast = () => get<Podcast>(`/api/v1/podcasts/${started.data.eventId}`);
  await expect.poll(async () => (await podcast()).status, { timeout: 60_000 }).toBe('written');
});
