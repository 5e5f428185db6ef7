import { randomUUID } from 'node:crypto';
import type { EditedStructure, Question, ScriptVersion } from '@tarima/contract';
import { describe, expect, it } from 'vitest';
import { contentsOfCourse, editedStructure } from '#server/test/course-calls.ts';
import { quotes } from '#server/test/model-vendor-studio.ts';
import { useTranslations } from '#server/test/translation-studio.ts';
import { pretended } from '../../../../packages/writer/src/testing/quoting-model.ts';

const studio = useTranslations();
const { asked, call, course, get, languagesOf, make, questionsOf, remove, save, saveScript } =
  studio;
const { scriptsOf, translated, update, updated, video } = studio;

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
