import type { Course, LiveUnit, Podcast, Project, Script } from '@tarima/contract';
import { beforeAll, expect, it } from 'vitest';
import { quotes, useModelVendorStudio } from '#server/test/model-vendor-studio.ts';
import { type Person, pdf, videoProject } from '#server/test/test-studio.ts';
import { type Behaviour, fails } from '../../../../../test/vendors/language-model-server.ts';

const TEXT = Array.from(
  { length: 40 },
  (_, index) =>
    `En el paso ${index + 1} se revisa con calma otra parte de la tarima antes de seguir.`,
).join(' ');

const { studioOf, vendorOf } = useModelVendorStudio({ otherwise: quotes });
let ada: Person;

beforeAll(async () => {
  ada = await studioOf().signIn();
});

const get = async <Data>(url: string) => (await studioOf().call<Data>(ada, { url })).data;
async function upload(fields: Record<string, string> = {}): Promise<Project> {
  const { data } = await studioOf().upload(ada, videoProject(ada, [pdf('guía.pdf', TEXT)], fields));
  await studioOf().finished(data.id);
  // The model is asked for them too, and is another one in the next test.
  if (data.type === 'video') await studioOf().questionsMade(data.id);
  return data;
}

it('the model writes a video’s script, with sources and price', async () => {
  const { id } = await upload();
  const [script] = await get<Script[]>(`/api/v1/scripts/${id}`);
  expect(script).toMatchObject({ originalKind: 'draft', draft: { status: 'completed' } });
  const cited = script?.provenance.filter(({ kind }) => kind === 'source') ?? [];
  expect(cited.length).toBeGreaterThan(3);
  expect(cited.every(({ citations }) => citations[0]?.file === 'guía.pdf')).toBe(true);
  const { modelUsage } = await get<Project>(`/api/v1/projects/${id}`);
  expect(modelUsage?.spent.inputTokens).toBe(120 * vendorOf().requests.length);
  expect(studioOf().providers.calls).not.toContain('write');
  const ledger = await get<LiveUnit[]>(`/api/v1/scripts/${id}/ledger`);
  expect(ledger).toHaveLength(40);
  expect(ledger.filter(({ fate }) => fate === 'said')).toHaveLength(cited.length);
});

it('a busy model is asked again, and no answer is paid twice', async () => {
  const outline: Behaviour = (request, response) => quotes(request, response);
  // Longer than one call may wait, so the job tries again later.
  vendorOf().will(outline, fails(429, {}, '1'));
  const { id } = await upload();
  const [script] = await get<Script[]>(`/api/v1/scripts/${id}`);
  expect(script?.draft.status).toBe('completed');
  const outlines = vendorOf().requests.filter(({ response_format: format }) =>
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
  await expect.poll(async () => (await course()).writing?.status).toBe('completed');
  await studioOf().questionsMade(id);
  const contents = (await course()).modules.flatMap((module) => module.contents);
  expect(contents.every(({ script }) => script?.originalContent.includes('tarima'))).toBe(true);
});

it('a podcast written in the wrong language fails, and shows its cost', async () => {
  const { data: options } = await studioOf().call<{ canTranslate: boolean }>(ada, {
    url: '/api/v1/podcasts/options',
  });
  expect(options.canTranslate).toBe(true);
  const started = await studioOf().call<Podcast>(ada, {
    method: 'POST',
    url: '/api/v1/podcasts/generate',
    payload: {
      textInput: TEXT,
      wordCount: 150,
      outputLanguage: 'Portuguese',
      companyId: ada.companies[0]?.pk,
      scriptOnly: true,
    },
  });
  expect(started.status).toBe(200);
  const podcast = () => get<Podcast>(`/api/v1/podcasts/${started.data.eventId}`);
  // An answer in the source's language must not get a voice of another.
  await expect.poll(async () => (await podcast()).status).toBe('error');
  const { spent } = (await podcast()).modelUsage ?? {};
  expect(spent?.inputTokens).toBe(120 * vendorOf().requests.length);
  expect(spent?.cost).toBeGreaterThan(0);
});

/** The same request twice is one course. */
const design = (text: string) =>
  studioOf().call<Course>(ada, {
    method: 'POST',
    url: '/api/v1/courses/generate-by-interests',
    payload: {
      interests: { option: 'negocios', text },
      targetAudience: { option: 'general', text },
      painPoints: { option: 'tiempo', text },
      contentCount: 8,
      language: 'es',
      companyId: ada.companies[0]?.pk,
    },
  });

it('a designed course gets its scripts, and shows its cost', async () => {
  const { projectId } = (await design('organizar el día')).data;
  const course = () => get<Course>(`/api/v1/courses/structure/${projectId}`);
  await expect.poll(async () => (await course()).generation?.status).toBe('completed');
  const designed = (await get<Project>(`/api/v1/projects/${projectId}`)).modelUsage?.spent;
  expect(designed?.inputTokens).toBe(120 * vendorOf().requests.length);
  expect(designed?.cost).toBeGreaterThan(0);
  const asked = await studioOf().call(ada, {
    method: 'POST',
    url: '/api/v1/courses/generate-scripts',
    payload: { projectId, language: 'es' },
  });
  expect(asked.status).toBe(200);
  await expect.poll(async () => (await course()).writing?.status).toBe('completed');
  await studioOf().questionsMade(projectId);
  const contents = (await course()).modules.flatMap((module) => module.contents);
  expect(contents.every(({ script }) => script?.originalContent.includes('idea'))).toBe(true);
});

it('a designed course shows its progress from the start', async () => {
  const answers: Behaviour = (request, response) => quotes(request, response);
  // The plan and the first text are answered. The second waits until its call is cancelled.
  const asked = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  vendorOf().will(answers, answers, (_, response) => {
    response.on('close', given.resolve);
    asked.resolve();
  });
  const started = await design('vender por teléfono');
  expect(['waiting', 'processing']).toContain(started.data.generation?.status);
  const { projectId } = started.data;
  const progress = async () =>
    (await get<Course>(`/api/v1/courses/structure/${projectId}`)).generation?.progress ?? 0;
  await expect.poll(progress).toBeGreaterThan(15);
  await asked.promise;
  // Deleting it stops the spending.
  const before = vendorOf().requests.length;
  await studioOf().call(ada, { method: 'DELETE', url: `/api/v1/projects/${projectId}` });
  await given.promise;
  expect(vendorOf().requests).toHaveLength(before);
});

it('the model enhances a script, and its refusal is reported', async () => {
  const { id } = await upload();
  const enhance = () =>
    studioOf().call<{ content: string }>(ada, {
      method: 'POST',
      url: '/api/v1/scripts/enhance',
      payload: {
        projectId: id,
        content: 'La tarima se barre.\n\nLa sala se cierra. La luz se apaga.',
        language: 'es',
      },
    });
  expect((await enhance()).data.content).toContain('Además, la luz se apaga.');
  vendorOf().will(fails(401, { code: 'invalid_api_key' }));
  expect((await enhance()).failure).toMatchObject({ code: 'LANGUAGE_MODEL_REFUSED' });
});
