import type {
  Project,
  ProjectLanguages,
  ProjectQuestions,
  Script,
  Translation,
} from '@tarima/contract';
import { createOpenAiCompatibleModel } from '@tarima/writer';
import { afterAll, afterEach, beforeAll } from 'vitest';
import {
  type Behaviour,
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../../test/vendors/language-model-server.ts';
import { useCourseCalls } from './course-calls.ts';
import { quotes } from './model-vendor-studio.ts';

const LONGEST_WAIT_MS = 500_000;

/**
 * The calls of a studio whose model pretends to translate. Drafts are written without it, by the
 * tests' own writer.
 */
export function useTranslations() {
  const calls = useCourseCalls();
  const { call, studioOf, person } = calls;
  let vendor: LanguageModelServer;
  let behaviour: Behaviour = quotes;
  beforeAll(async () => {
    vendor = await startLanguageModelServer({
      otherwise: (request, response) => behaviour(request, response),
    });
  });
  afterEach(() => {
    behaviour = quotes;
    useModel(false);
  });
  afterAll(() => vendor.close());

  function useModel(isThere: boolean): void {
    studioOf().providers.vendors.languageModel = isThere
      ? createOpenAiCompatibleModel({ baseUrl: vendor.baseUrl, model: 'small', patienceMs: 999 })
      : null;
  }
  const languagesOf = async (projectId: string) =>
    (await call<ProjectLanguages>('GET', `translations/${projectId}`)).data;

  /** Waits until the run of a translation is over. */
  async function ended(projectId: string): Promise<NonNullable<ProjectLanguages['own']>> {
    const own = await studioOf().context.realtime.waitUntil(
      projectId,
      async () => {
        const { own } = await languagesOf(projectId);
        return own && ['completed', 'failed'].includes(own.run.status) ? own : null;
      },
      { timeoutMs: LONGEST_WAIT_MS },
    );
    if (!own) throw new Error('the translation did not end');
    return own;
  }

  const make = (projectId: string, language = 'en') =>
    call<ProjectLanguages>('POST', `translations/${projectId}`, { language });
  const update = (projectId: string) =>
    call<ProjectLanguages>('POST', `translations/${projectId}/update`);

  let seen = 0;
  return {
    ...calls,
    useModel,
    scriptsOf: async (projectId: string) =>
      (await call<Script[]>('GET', `scripts/${projectId}`)).data,
    questionsOf: async (projectId: string) =>
      (await call<ProjectQuestions>('GET', `questions/${projectId}`)).data.sets,
    projectOf: async (projectId: string) =>
      (await call<Project>('GET', `projects/${projectId}`)).data,
    saveScript: ({ id, revision }: Script, content: string) =>
      call<Script>('PUT', 'scripts', { id, revision, content }),
    remove: (projectId: string) =>
      studioOf().call(person(), { method: 'DELETE', url: `/api/v1/projects/${projectId}` }),
    /** The number of questions to the model since the last look. */
    asked(): number {
      const since = vendor.requests.length - seen;
      seen = vendor.requests.length;
      return since;
    },
    languagesOf,
    ended,
    make,
    update,
    /** The answer to every question of this test from now on. */
    answers: (wanted: Behaviour) => {
      behaviour = wanted;
    },
    /** Makes a translation, and waits for the end of its run. */
    async translated(projectId: string, language: Translation['language'] = 'en') {
      useModel(true);
      const { translations } = (await make(projectId, language)).data;
      const made = translations.find((one) => one.language === language);
      if (!made) throw new Error('no translation was made');
      return ended(made.projectId);
    },
    /** Translates what has changed, and waits for it. */
    async updated(projectId: string) {
      useModel(true);
      await update(projectId);
      return ended(projectId);
    },
    /** A video project whose draft and questions are there. */
    async video(text = 'Uno dos tres. Cuatro cinco 6.') {
      useModel(false);
      return studioOf().draftedProject(person(), text);
    },
    /** A course with scripts and questions. */
    async course() {
      useModel(false);
      const course = await calls.writtenCourse();
      await studioOf().questionsMade(course.projectId);
      return course;
    },
  };
}
