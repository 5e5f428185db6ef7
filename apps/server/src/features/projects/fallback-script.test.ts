import type { Project, Script } from '@tarima/contract';
import { LanguageModelError } from '@tarima/writer';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let ada: Person;
let isDown = true;

beforeAll(async () => {
  ada = await studioOf().signIn();
  studioOf().providers.before = async (stage) => {
    if (stage === 'write' && isDown) {
      throw new LanguageModelError('LANGUAGE_MODEL_UNREACHABLE', 'no answer (ECONNREFUSED)');
    }
  };
});
beforeEach(() => {
  isDown = true;
});

async function draft(language: string) {
  const files = [pdf('guía.pdf', 'La tarima es nueva.')];
  const { data } = await studioOf().upload(ada, videoProject(ada, files, { language }));
  await studioOf().finished(data.id);
  return data.id;
}
const scriptOf = async (projectId: string) => {
  const url = `/api/v1/scripts/${projectId}`;
  const [script] = (await studioOf().call<Script[]>(ada, { url })).data;
  if (!script) throw new Error('no script');
  return script;
};
const save = (id: string, content: string) =>
  studioOf().call<Script>(ada, {
    method: 'PUT',
    url: '/api/v1/scripts',
    payload: { id, content },
  });

it.each([
  ['es', 'Inténtalo de nuevo'],
  ['en', 'Try again'],
  ['pt', 'Tente novamente'],
])('an unreachable model leaves a script in %s that asks to try again', async (language, words) => {
  const script = await scriptOf(await draft(language));
  expect(script).toMatchObject({ originalKind: 'fallback', editedContent: null, language });
  expect(script.content).toContain(words);
  expect(script.draft).toMatchObject({
    status: 'failed',
    error: { code: 'LANGUAGE_MODEL_UNREACHABLE' },
  });
  expect(script.provenance.every(({ kind }) => kind === 'template')).toBe(true);
});

it('the fallback script is restored like any original', async () => {
  const { id, content, projectId } = await scriptOf(await draft('es'));
  await save(id, 'Lo escribo yo.');
  const { data } = await save(id, content);
  expect(data).toMatchObject({ content, editedContent: null, originalKind: 'fallback' });
  expect(await scriptOf(projectId)).toEqual(data);
});

it('the fallback script is never spoken, but the author’s own text is', async () => {
  const { id, projectId } = await scriptOf(await draft('es'));
  const generate = () =>
    studioOf().call(ada, {
      method: 'POST',
      url: '/api/v1/videos/generate',
      payload: { projectId, videoMode: 'avatar', avatarId: 'ana', voiceId: 'es-lucia' },
    });
  expect((await generate()).failure.code).toBe('DRAFT_FAILED');
  await save(id, '## Mío\n\nEsto lo digo yo.\n');
  expect((await generate()).status).toBe(200);
});

it('a retry replaces the fallback script, and reads nothing twice', async () => {
  const projectId = await draft('es');
  isDown = false;
  const reads = () => studioOf().providers.calls.filter((call) => call.startsWith('read')).length;
  const before = reads();
  await studioOf().call<Project>(ada, {
    method: 'POST',
    url: `/api/v1/projects/${projectId}/retry-draft`,
  });
  await studioOf().finished(projectId);
  const script = await scriptOf(projectId);
  expect(script).toMatchObject({ originalKind: 'draft', draft: { status: 'completed' } });
  expect(script.content).toContain('La tarima es nueva.');
  expect(reads()).toBe(before);
});

it('only a failure of the language model leaves the fallback script', async () => {
  const { data } = await studioOf().upload(
    ada,
    videoProject(ada, [pdf('roto.pdf', 'DOCUMENT_CORRUPT')]),
  );
  await studioOf().finished(data.id);
  expect(await scriptOf(data.id)).toMatchObject({ content: '', originalKind: 'draft' });
});
