import { randomUUID } from 'node:crypto';
import type { LiveUnit, Project, ProjectQuestions, VideoSettings } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { translations } from '#server/db/schema.ts';
import { sweep } from '#server/jobs/workers.ts';
import { contentsOfCourse, editedStructure } from '#server/test/course-calls.ts';
import { quotes } from '#server/test/model-vendor-studio.ts';
import { pdf, videoProject } from '#server/test/test-studio.ts';
import { useTranslations } from '#server/test/translation-studio.ts';
import { pretended } from '../../../../packages/writer/src/testing/quoting-model.ts';
import { type Behaviour, fails, says } from '../../../../test/vendors/language-model-server.ts';

const studio = useTranslations();
const {
  asked,
  call,
  course,
  ended,
  get,
  languagesOf,
  make,
  projectOf,
  questionsOf,
  save,
  scriptsOf,
} = studio;
const { translated, updated, video } = studio;

/** Answers as the quoting model does, with each text changed by `spoil`. */
const spoils =
  (spoil: (text: string) => string | null): Behaviour =>
  (request, response) => {
    const lines = [...(request.messages[1]?.content ?? '').matchAll(/^\[(\d+)\] (.+)$/gmu)];
    const translations = lines.flatMap(([, number, text = '']) => {
      const spoilt = spoil(pretended(text));
      return spoilt === null ? [] : [{ number: Number(number), text: spoilt }];
    });
    says({ translations })(request, response);
  };

describe('without a language model', () => {
  it('nothing is translated, and the studio says what is missing', async () => {
    const { id } = await video();
    expect(await languagesOf(id)).toEqual({
      ...{ projectId: id, language: 'es', hasModel: false, own: null, translations: [] },
    });
    const { status, failure } = await make(id);
    expect([status, failure.code]).toEqual([409, 'TRANSLATION_WITHOUT_MODEL']);
    expect(failure.message).toContain('Ajustes');
  });
});

describe('a translated video', () => {
  it('is a project of its own with form, sources and questions of its original', async () => {
    const original = await video();
    const settings = { videoFormat: 'horizontal', voice: 'es-lucia', background: 'coral' };
    await call('POST', 'video-settings', { projectId: original.id, settings });
    const { projectId, run, changed } = await translated(original.id);
    expect(run).toEqual({ status: 'completed', progress: 100, error: null });
    expect(changed).toEqual({ isStructureChanged: false, contentIds: [] });
    expect(await projectOf(projectId)).toMatchObject({
      ...{ name: pretended(original.name), language: 'en', type: 'video', state: 'unfinished' },
      files: [{ name: 'guía.pdf', status: 'completed', pages: 2 }],
      draft: { status: 'completed' },
    });
    const [[before], [after]] = [await scriptsOf(original.id), await scriptsOf(projectId)];
    expect(after).toMatchObject({ language: 'en', editedContent: null });
    expect(after?.content).toBe(
      '## Guíaix deix laix tarimaix\n\nUnoix dosix tresix. Cuatroix cincoix 6.\n',
    );
    expect(after?.provenance.map(({ kind, citations }) => ({ kind, citations }))).toEqual(
      before?.provenance.map(({ kind, citations }) => ({ kind, citations })),
    );
    const [[asked], [translatedSet]] = [
      await questionsOf(original.id),
      await questionsOf(projectId),
    ];
    expect(translatedSet?.questions).toEqual(
      asked?.questions.map((question) => ({
        ...question,
        prompt: pretended(question.prompt),
        feedback: pretended(question.feedback),
      })),
    );
    const ledger = (await call<LiveUnit[]>('GET', `scripts/${projectId}/ledger`)).data;
    expect(ledger.map(({ fate }) => fate)).toEqual(['said', 'said']);
    const chosen = (await call<VideoSettings>('GET', `video-settings/${projectId}`)).data;
    // No voice of this studio speaks English.
    expect(chosen).toMatchObject({ ...settings, voice: '' });
  });

  it('shows the cost of its model', async () => {
    const { id } = await video();
    asked();
    const { projectId } = await translated(id);
    const { modelUsage } = await projectOf(projectId);
    expect(modelUsage?.spent.inputTokens).toBe(120 * asked());
    expect((await projectOf(id)).modelUsage?.spent.inputTokens ?? 0).toBe(0);
  });

  it('is one a language, however often it is asked for, and made from the original', async () => {
    const { id } = await video();
    studio.useModel(true);
    const [one, other] = await Promise.all([make(id), make(id)]);
    expect(one.data.translations).toHaveLength(1);
    expect(other.data.translations.map(({ projectId }) => projectId)).toEqual(
      one.data.translations.map(({ projectId }) => projectId),
    );
    const english = one.data.translations[0]?.projectId ?? '';
    await ended(english);
    const { own, translations: siblings } = (await make(english, 'pt')).data;
    expect(own?.original).toMatchObject({ projectId: id, language: 'es' });
    expect(siblings.map(({ language }) => language).sort()).toEqual(['en', 'pt']);
    expect((await make(english, 'es')).status).toBe(400);
    for (const { projectId } of siblings) await ended(projectId);
  });

  it('has no script until it is translated, and is at work until then', async () => {
    const { id } = await video();
    studio.useModel(true);
    const reached = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    studio.answers((request, response) => {
      reached.resolve();
      void release.promise.then(() => quotes(request, response));
    });
    const made = (await make(id)).data.translations[0]?.projectId ?? '';
    await reached.promise;
    expect(await scriptsOf(made)).toEqual([]);
    expect(await projectOf(made)).toMatchObject({
      ...{ name: 'Guía de la tarima (English)', state: 'working', draft: { status: 'completed' } },
    });
    const choice = { projectId: made, videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' };
    expect((await call('POST', 'videos/generate', choice)).failure.code).toBe('SCRIPT_NOT_READY');
    expect((await call('POST', `projects/${made}/duplicate`, { name: 'x' })).failure.code).toBe(
      'SCRIPTS_NOT_READY',
    );
    release.resolve();
    await ended(made);
    expect(await scriptsOf(made)).toHaveLength(1);
    expect((await projectOf(made)).state).toBe('unfinished');
  });

  it('is not made of a draft that is being written', async () => {
    const writing = studio.hold('write');
    const { data } = await studio
      .studioOf()
      .upload(studio.person(), videoProject(studio.person(), [pdf('a.pdf', 'Uno dos.')]));
    await writing.reached;
    studio.useModel(true);
    expect((await make(data.id)).failure.code).toBe('SCRIPT_NOT_READY');
    studio.useModel(false);
    writing.release();
    await studio.studioOf().finished(data.id);
  });
});

describe('a translated course', () => {
  it('has the structure, scripts and questions of its original under the same ids', async () => {
    const original = await course();
    const { projectId } = await translated(original.projectId);
    const copy = (await get(projectId)).data;
    expect(copy.language).toBe('en');
    const texts = JSON.parse(JSON.stringify(editedStructure(original)), (key, value) =>
      typeof value === 'string' && key !== 'id' ? pretended(value) : value,
    );
    expect(editedStructure(copy)).toEqual(texts);
    const [before, after] = [contentsOfCourse(original), contentsOfCourse(copy)];
    expect(after.map(({ sources }) => sources)).toEqual(before.map(({ sources }) => sources));
    expect(after.map(({ script }) => script?.originalContent)).toEqual(
      before.map(({ script }) => script && pretended(script.originalContent)),
    );
    const ids = (sets: ProjectQuestions['sets']) =>
      sets.map(({ contentId, questions }) => [contentId, questions.map(({ id }) => id)]);
    expect(ids(await questionsOf(projectId))).toEqual(ids(await questionsOf(original.projectId)));
    expect((await projectOf(projectId)).nextStep).toBe('course-videos');
  });

  it('gets its texts from the original alone', async () => {
    const original = await course();
    const { projectId } = await translated(original.projectId);
    const { modules, revision } = (await get(projectId)).data;
    const wish = { length: 'all', communicationTone: 'formal', mainObjective: 'explicar' };
    const { projectId: single } = await translated((await video()).id);
    const refused = [
      await studio.generate(projectId, { language: 'en' }),
      await call('POST', `courses/${projectId}/regenerate`, { moduleId: modules[0]?.id, revision }),
      await call('POST', `questions/${projectId}/make`, {}),
      await call('POST', `scripts/${single}/redraft`, wish),
    ];
    expect(refused.map(({ failure }) => failure.code)).toEqual(
      refused.map(() => 'TRANSLATION_FOLLOWS_ORIGINAL'),
    );
  });

  it('is not made while scripts are missing', async () => {
    const { projectId } = await studio.plannedCourse();
    studio.useModel(true);
    expect((await make(projectId)).failure.code).toBe('SCRIPTS_NOT_READY');
  });

  it('gives contents that somebody adds an empty script', async () => {
    const original = await course();
    const { projectId } = await translated(original.projectId);
    const copy = (await get(projectId)).data;
    const structure = editedStructure(copy);
    const added = { id: randomUUID(), title: 'Mine', description: '' };
    structure.modules[0]?.contents.push(added);
    await save(projectId, structure, copy.revision);
    const written = studio.done('script').length;
    const { data } = await studio.generateScripts(projectId);
    const found = contentsOfCourse(data).find(({ id }) => id === added.id);
    expect(found?.script?.originalContent).toBe('');
    expect(studio.done('script')).toHaveLength(written);
  });
});

describe('a model that translates badly', () => {
  it('is asked again, and then the run fails with a reason and keeps what is there', async () => {
    const original = await course();
    studio.answers(
      spoils((text) => (text.includes('5 deix laix') ? text.replace('5', '6') : text)),
    );
    // The title of the fifth content has its number too.
    const { projectId, run } = await translated(original.projectId);
    expect(run).toMatchObject({ status: 'failed', error: { code: 'LANGUAGE_MODEL_UNUSABLE' } });
    expect(contentsOfCourse((await get(projectId)).data)[0]?.script).toBeNull();
    studio.answers(quotes);
    const again = await updated(projectId);
    expect(again.run.status).toBe('completed');
    expect(contentsOfCourse((await get(projectId)).data)).toHaveLength(8);
  });

  it('that breaks in the middle costs only the text under way', async () => {
    const original = await course();
    let times = 0;
    studio.answers((request, response) => {
      times += 1;
      // One question for the structure, then one a script.
      (times > 4 ? fails(400) : quotes)(request, response);
    });
    const { projectId, run } = await translated(original.projectId);
    expect(run.status).toBe('failed');
    expect(run.progress).toBeGreaterThan(0);
    const scripts = () => scriptsOf(projectId);
    const kept = (await scripts()).map(({ id }) => id);
    expect(kept).toHaveLength(3);
    studio.answers(quotes);
    asked();
    expect((await updated(projectId)).run.status).toBe('completed');
    expect((await scripts()).slice(0, 3).map(({ id, revision }) => [id, revision])).toEqual(
      kept.map((id) => [id, 0]),
    );
    // Five scripts, and the questions of three: the others ask what was just answered.
    expect(asked()).toBe(8);
  });

  it('goes on after its job is lost', async () => {
    const original = await course();
    studio.useModel(true);
    const reached = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let times = 0;
    studio.answers((request, response) => {
      times += 1;
      if (times !== 4) return quotes(request, response);
      reached.resolve();
      void release.promise.then(() => quotes(request, response));
    });
    const { translations: made } = (await make(original.projectId)).data;
    const id = made[0]?.projectId ?? '';
    await reached.promise;
    const { db } = studio.studioOf().context;
    // As after the death of a process.
    const lost = { status: 'processing' as const, jobId: randomUUID(), attemptId: randomUUID() };
    await db.update(translations).set(lost).where(eq(translations.id, id));
    await sweep(studio.studioOf());
    release.resolve();
    expect((await ended(id)).run.status).toBe('completed');
    expect((await scriptsOf(id)).map(({ revision }) => revision)).toEqual(Array(8).fill(0));
  });
});

it('a copy of a translation is a project like any other', async () => {
  const { id } = await video();
  const { projectId } = await translated(id);
  const { data: copy } = await call<Project>('POST', `projects/${projectId}/duplicate`, {
    name: 'La copia',
  });
  expect(await languagesOf(copy.id)).toMatchObject({ language: 'en', own: null, translations: [] });
  expect((await scriptsOf(copy.id))[0]?.content).toBe((await scriptsOf(projectId))[0]?.content);
});
