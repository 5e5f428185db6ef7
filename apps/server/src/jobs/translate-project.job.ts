import { createTranslator, type Translator } from '@tarima/writer';
import { askerOfProject } from '#server/features/projects/asker-of-project.ts';
import type { ProjectRow } from '#server/features/projects/projects.service.ts';
import { findMissing } from '#server/features/translations/missing-texts.ts';
import type { OriginalTexts } from '#server/features/translations/original-texts.ts';
import {
  knownTitles,
  type Storing,
  storeQuestions,
  storeScript,
  storeStructure,
} from '#server/features/translations/store-translated.ts';
import {
  sizeOfTranslation,
  translationRows,
} from '#server/features/translations/translations.repo.ts';
import { forgetAnswers } from '#server/features/usage/model-usage.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';

const STEP = 'translation';
const owner = (projectId: string) => ({ projectId });

type Missing = Awaited<ReturnType<typeof findMissing>>;

/**
 * Translates what a translation lacks, and what its original has changed. Each text is stored as it
 * is finished. A crash costs only the one under way.
 */
export const translateProjectJob: JobDefinition<'translating'> = {
  name: 'translate-project',
  rows: translationRows,
  askedBy: askerOfProject,
  sizeOf: sizeOfTranslation,
  stages: { translating: [0, 100] },
  concurrency: 2,
  expireInSeconds: LONGEST_ASKING_SECONDS,
  modelStep: { name: STEP, owner },
  failureCode: 'TRANSLATION_FAILED',
  announce: (studio, id) => studio.services.translations.announce(id),
  // Another try must get other answers.
  failed: (tx, _studio, id) => forgetAnswers(tx, owner(id), STEP).then(() => undefined),

  async run(run) {
    const project = await run.studio.services.projects.find(run.id);
    if (!project) return;
    for (;;) {
      // The original may have changed during the last round.
      const found = await findMissingOrComplete(run);
      if (!found) break;
      await translateMissing(run, project, found);
    }
  },
};

/** The missing texts. Without any, the run completes before the original can change again. */
function findMissingOrComplete({ id, studio, completeIn }: JobRun): Promise<Missing | null> {
  return studio.context.db.transaction(async (tx) => {
    const found = await findMissing(tx, id);
    if (found.missing.left > 0) return found;
    await completeIn(tx);
    return null;
  });
}

async function translateMissing(
  run: JobRun<'translating'>,
  project: ProjectRow,
  { original, missing }: Missing,
): Promise<void> {
  const { id, studio, signal, report, step } = run;
  const { db, realtime, now } = studio.context;
  let left = missing.left;
  const tell = (fraction = 0) =>
    report('translating', (missing.all - left + fraction) / missing.all);
  const done = () => {
    left -= 1;
    tell();
  };
  const storing: Storing = {
    ...{ db, project, original, signal, now, onAnswered: tell },
    async store(write) {
      if (!(await step('text', write))) throw new AppError('CANCELLED');
    },
  };
  tell();
  if (missing.isStructureMissing) {
    await storeStructure(storing, translatorOf(run, original, project, new Map()));
    if (original.course) await studio.services.courseQueue.structureChanged(id);
    done();
  }
  const known = await knownTitles(db, original, id);
  const translator = translatorOf(run, original, project, known);
  for (const contentId of missing.scripts) {
    const script = await storeScript(storing, translator, contentId);
    realtime.publish('scriptUpdate', project.companyId, script.id, () => script);
    done();
  }
  for (const contentId of missing.questions) {
    await storeQuestions(storing, translator, contentId);
    realtime.publish('questionsUpdate', project.companyId, id, () => ({ projectId: id }));
    done();
  }
}

function translatorOf(
  { id, studio }: JobRun,
  { project: { name }, language: from }: OriginalTexts,
  { language: to }: ProjectRow,
  known: ReadonlyMap<string, string>,
): Translator {
  const model = studio.services.modelUsage.withUsage(owner(id), STEP);
  if (!model) throw new AppError('TRANSLATION_WITHOUT_MODEL');
  return createTranslator(model, { from, to, title: name, known });
}
