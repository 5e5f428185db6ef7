import type { Language } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { Queryable } from '#server/db/database.ts';
import { courseContents } from '#server/features/courses/courses.service.ts';
import { askerOfProject } from '#server/features/projects/asker-of-project.ts';
import { citingScenesOf } from '#server/features/projects/citing-scenes.ts';
import type { ProjectRow } from '#server/features/projects/projects.service.ts';
import { scriptsInOrder } from '#server/features/projects/scripts.service.ts';
import {
  type ContentId,
  lockRun,
  questionRunRows,
  setMade,
  setsByContent,
  sizeOfRun,
} from '#server/features/questions/questions.repo.ts';
import { AppError } from '#server/kit/errors.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';

type ScriptRow = Awaited<ReturnType<typeof scriptsInOrder>>[number];
type Content = { id: ContentId; title: string; script: ScriptRow };
type Missing = { language: Language; contents: Content[]; all: number };

/**
 * Makes the questions that a project lacks, and stores each content's as they are finished. A
 * crash costs only those of the contents under way.
 */
export const makeQuestionsJob: JobDefinition<'asking'> = {
  name: 'make-questions',
  rows: questionRunRows,
  askedBy: askerOfProject,
  sizeOf: sizeOfRun,
  stages: { asking: [0, 100] },
  concurrency: 2,
  expireInSeconds: LONGEST_ASKING_SECONDS,
  modelStep: { name: 'questions', owner: (projectId) => ({ projectId }) },
  failureCode: 'QUESTIONS_FAILED',
  announce: (studio, id) => studio.services.questions.announce(id),

  async run(run) {
    const { projects } = run.studio.services;
    const project = await projects.find(run.id);
    if (!project) return;
    const documents = await projects.documents(run.id, run.signal);
    for (;;) {
      // Others may have been asked for during the last round.
      const missing = await findMissingOrComplete(run, project);
      if (!missing) break;
      await makeMissing(run, missing, documents);
    }
  },
};

/** The contents without questions. Without any, the run completes before others are asked for. */
function findMissingOrComplete(
  { id, studio, completeIn }: JobRun,
  project: ProjectRow,
): Promise<Missing | null> {
  return studio.context.db.transaction(async (tx) => {
    // A request marks its content before it touches this row, so none is overlooked.
    await lockRun(tx, id);
    const { language, contents: all } = await writtenContents(tx, project);
    const sets = await setsByContent(tx, id);
    const contents = all.filter((content) => sets.get(content.id)?.isOutdated ?? true);
    if (contents.length > 0) return { language, contents, all: all.length };
    await completeIn(tx);
    return null;
  });
}

/** The contents that have a script, and the language of the project's texts. */
async function writtenContents(
  tx: Queryable,
  { id, name, type, language }: ProjectRow,
): Promise<{ language: Language; contents: Content[] }> {
  const scripts = await scriptsInOrder(tx, id);
  if (type === 'video') {
    return { language, contents: scripts.map((script) => ({ id: null, title: name, script })) };
  }
  const course = await courseContents(tx, id);
  const byContent = new Map(scripts.map((script) => [script.contentId, script]));
  return {
    language: course.language ?? language,
    contents: course.contents.flatMap((content) => {
      const script = byContent.get(content.id);
      return script ? [{ id: content.id, title: content.title, script }] : [];
    }),
  };
}

async function makeMissing(
  run: JobRun<'asking'>,
  { language, contents, all }: Missing,
  documents: SourceDocument[],
): Promise<void> {
  const { id: projectId, signal, report, writer } = run;
  let left = contents.length;
  const tellProgress = () => report('asking', (all - left) / all);
  tellProgress();
  const asked = new Map(contents.map((content) => [content.id ?? projectId, content]));
  const request = {
    documents,
    language,
    contents: await Promise.all(
      contents.map(async ({ id, title, script }) => ({
        id: id ?? projectId,
        title,
        said: await saidSentences(script),
      })),
    ),
  };
  await writer().writeQuestions(request, signal, async ({ id, questions }) => {
    const content = asked.get(id);
    if (!content) throw new Error('the writer asked about a content twice, or about another one');
    asked.delete(id);
    const made = { projectId, contentId: content.id, questions };
    if (!(await run.step('set', (tx) => setMade(tx, made)))) throw new AppError('CANCELLED');
    left -= 1;
    tellProgress();
  });
  if (asked.size > 0) throw new Error('the writer left out a content');
}

/** The sentences of the documents that the current text of a script tells. */
const saidSentences = async (script: ScriptRow) =>
  (await citingScenesOf(script))
    .flatMap(({ citations }) => citations)
    .map(({ file, sentenceId }) => ({ file, sentenceId }));
