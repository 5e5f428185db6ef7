import { randomUUID } from 'node:crypto';
import type {
  EditedStructure,
  LiveUnit,
  Project,
  ProjectQuestions,
  Question,
  Script,
  ScriptVersion,
  VideoSettings,
} from '@tarima/contract';
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
const { call, course, ended, get, languagesOf, make, save, translated, update, updated, video } =
  studio;

const scriptsOf = async (projectId: string) =>
  (await call<Script[]>('GET', `scripts/${projectId}`)).data;
const questionsOf = async (projectId: string) =>
  (await call<ProjectQuestions>('GET', `questions/${projectId}`)).data.sets;
const projectOf = async (projectId: string) =>
  (await call<Project>('GET', `projects/${projectId}`)).data;
const saveScript = ({ id, revision }: Script, content: string) =>
  call<Script>('PUT', 'scripts', { id, revision, content });
const remove = (projectId: string) =>
  studio
    .studioOf()
    .call(studio.person(), { method: 'DELETE', url: `/api/v1/projects/${projectId}` });

/** The number of questions to the model since the last look. */
let seen = 0;
function asked(): number {
  const { length } = studio.vendorOf().requests;
  const since = length - seen;
  seen = length;
  return since;
}

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

describe('a changed original', () => {
  it('of a video is told, and only what changed is translated', async () => {
    const { id } = await video();
    const { projectId } = await translated(id);
    const [script] = await scriptsOf(id);
    const [own] = await scriptsOf(projectId);
    if (!script || !own) throw new Error('no script');
    await saveScript(own, 'By hand.\n');
    await saveScript(script, 'Siete ocho nueve.\n');
    const { changed } = (await languagesOf(projectId)).own ?? {};
    expect(changed).toEqual({ isStructureChanged: false, contentIds: [null] });
    expect((await languagesOf(id)).translations[0]?.changed).toEqual(changed);
    const side = await call<{ content: string; isChanged: boolean }>(
      'GET',
      `translations/${projectId}/original-script`,
    );
    expect(side.data).toEqual({ language: 'es', content: 'Siete ocho nueve.\n', isChanged: true });
    asked();
    expect((await updated(projectId)).changed.contentIds).toEqual([]);
    expect(asked()).toBe(1);
    const [after] = await scriptsOf(projectId);
    expect(after?.content).toBe('Sieteix ochoix nueveix.\n');
    const versions = await call<ScriptVersion[]>('GET', `script-versions/${own.id}`);
    const texts = await Promise.all(
      versions.data.map(async (version) => {
        const path = `script-versions/${own.id}/${version.id}`;
        return (await call<{ content: string }>('GET', path)).data.content;
      }),
    );
    expect(texts.slice(0, 2)).toEqual([after?.content, 'By hand.\n']);
  });

  it('of a course brings what is new, drops what left, and leaves the rest alone', async () => {
    const original = await course();
    const { projectId } = await translated(original.projectId);
    const [first, second] = await scriptsOf(projectId);
    if (!first || !second) throw new Error('no script');
    await saveScript(second, 'By hand.\n');
    const copy = (await get(projectId)).data;
    const own = editedStructure(copy);
    const [module] = own.modules;
    if (module) module.title = 'My module';
    await save(projectId, own, copy.revision);

    const changed = changedStructure(editedStructure(original));
    await save(original.projectId, changed, original.revision);
    await studio.generateScripts(original.projectId);
    await studio.studioOf().questionsMade(original.projectId);
    const told = (await languagesOf(projectId)).own?.changed;
    const added = changed.modules[0]?.contents[0]?.id;
    expect(told).toEqual({ isStructureChanged: true, contentIds: [added] });

    expect((await updated(projectId)).changed).toEqual({
      isStructureChanged: false,
      contentIds: [],
    });
    const after = (await get(projectId)).data;
    expect(after.modules[0]?.title).toBe('My module');
    expect(contentsOfCourse(after).map(({ id, title }) => [id, title])).toEqual(
      changed.modules.flatMap(({ contents }) =>
        contents.map(({ id, title }) => [id, pretended(title)]),
      ),
    );
    const scripts = await scriptsOf(projectId);
    expect(scripts.map(({ contentId }) => contentId)).not.toContain(first.contentId);
    expect(scripts.find(({ id }) => id === second.id)?.content).toBe('By hand.\n');
    // Back in the original, the first content comes back with its script.
    const newest = (await get(original.projectId)).data;
    const restored = editedStructure(newest);
    const gone = editedStructure(original).modules[0]?.contents.slice(0, 1) ?? [];
    restored.modules[0]?.contents.push(...gone);
    await save(original.projectId, restored, newest.revision);
    await updated(projectId);
    expect((await scriptsOf(projectId)).map(({ id }) => id)).toContain(first.id);
  });

  it('keeps questions that somebody changed in the translation, one by one', async () => {
    const { id } = await video('Uno dos tres. Cuatro cinco 6. Siete ocho.');
    const { projectId } = await translated(id);
    const [own] = await questionsOf(projectId);
    const [original] = await questionsOf(id);
    if (!own || !original) throw new Error('no questions');
    const [one, two, three] = own.questions;
    if (!one || !two || !three) throw new Error('too few questions');
    const mine = { ...one, prompt: 'Mine' };
    const added: Question = {
      ...{ id: randomUUID(), kind: 'truth', prompt: 'Added', isTrue: true, feedback: '' },
      ...{ citations: [], origin: 'author' },
    };
    const saveSet = (project: string, revision: number, questions: Question[]) =>
      call('PUT', `questions/${project}`, { revision, questions });
    await saveSet(projectId, own.revision, [mine, two, three, added]);
    const changed = original.questions
      .slice(0, 2)
      .map((question, index) => (index === 1 ? { ...question, prompt: 'Otra cosa.' } : question));
    await saveSet(id, original.revision, changed);
    expect((await languagesOf(projectId)).own?.changed.contentIds).toEqual([null]);
    await updated(projectId);
    expect((await questionsOf(projectId))[0]?.questions.map(({ prompt }) => prompt)).toEqual([
      ...['Mine', pretended('Otra cosa.'), 'Added'],
    ]);
  });
});

/** The first content is replaced by a new one, and the modules change places. */
function changedStructure(structure: EditedStructure): EditedStructure {
  const [first, ...others] = structure.modules;
  if (!first) throw new Error('no module');
  const added = { id: randomUUID(), title: 'Algo nuevo', description: 'Trata de algo.' };
  return {
    ...structure,
    modules: [{ ...first, contents: [added, ...first.contents.slice(1)] }, ...others.reverse()],
  };
}

describe('a deleted project', () => {
  it('that was the original leaves its translation as it is', async () => {
    const { id } = await video();
    const { projectId } = await translated(id);
    await remove(id);
    const { own, translations: siblings } = await languagesOf(projectId);
    expect([own?.original, siblings]).toEqual([null, []]);
    studio.useModel(true);
    expect((await update(projectId)).failure.code).toBe('TRANSLATION_WITHOUT_ORIGINAL');
    expect(await scriptsOf(projectId)).toHaveLength(1);
    await call('POST', `projects/${id}/restore`);
    expect((await languagesOf(projectId)).own?.original?.projectId).toBe(id);
  });

  it('that was a translation does not count, and its run has stopped', async () => {
    const { id } = await video();
    studio.useModel(true);
    const reached = Promise.withResolvers<void>();
    studio.answers(() => reached.resolve());
    const first = (await make(id)).data.translations[0]?.projectId ?? '';
    await reached.promise;
    await remove(first);
    studio.answers(quotes);
    const second = (await translated(id)).projectId;
    expect(second).not.toBe(first);
    await call('POST', `projects/${first}/restore`);
    expect((await languagesOf(first)).own?.run.error?.code).toBe('CANCELLED');
    expect((await languagesOf(id)).translations.map(({ projectId }) => projectId)).toEqual([
      second,
    ]);
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
