import { type LedgerUnit, MAX_FILES_PER_UPLOAD } from '@tarima/contract';
import { LONGEST_READING_SECONDS, type SourceDocument } from '@tarima/documents';
import type { Queryable } from '#server/db/database.ts';
import type { ProjectBrief } from '#server/db/tables/projects.ts';
import { askerOfProject } from '#server/features/projects/asker-of-project.ts';
import {
  draftRows,
  failReadFiles,
  findProject,
  findWholeProject,
  setLedger,
  setSourceTokens,
  sizeOfDraft,
  type WholeProject,
} from '#server/features/projects/projects.repo.ts';
import { setFallbackScript, setScriptDraft } from '#server/features/projects/scripts.service.ts';
import { countTokens, forgetAnswers } from '#server/features/usage/model-usage.service.ts';
import { AppError, errorCodeOf } from '#server/kit/errors.ts';
import { createThrottle } from '#server/kit/throttle.ts';
import { type SilentFile, silentFiles } from '#server/texts/silent-files.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';
import { readFiles } from './read-files.ts';
import { setAsideOtherLanguages } from './set-aside-languages.ts';

/** Reading is most of the work; what is left of 100 is writing. */
const READING_SHARE = 80;
const PROGRESS_INTERVAL_MS = 500;
/** What a language model is asked for here; names its answers until the script is stored. */
const DRAFT_STEP = 'draft';

/** Reads every file of a project, then writes the first script of a video. */
export const draftProjectJob: JobDefinition = {
  name: 'draft-project',
  rows: draftRows,
  askedBy: askerOfProject,
  sizeOf: sizeOfDraft,
  concurrency: 2,
  // Ten large scans are read one after the other. Whether the process still lives, its heartbeat tells.
  expireInSeconds: MAX_FILES_PER_UPLOAD * LONGEST_READING_SECONDS + LONGEST_ASKING_SECONDS,
  failureCode: 'DRAFT_FAILED',
  announce: (studio, id) => studio.services.projects.announce(id),

  /** Where it was the language model that failed, the script asks to try again. */
  async failed(tx, _studio, id) {
    const project = await findProject(tx, id);
    if (project?.type !== 'video' || !project.errorCode?.startsWith('LANGUAGE_MODEL_')) return;
    await setFallbackScript(tx, id, project.language);
  },

  async run(run) {
    const { id, studio, signal } = run;
    const { db, providers } = studio.context;
    const project = await findWholeProject(db, id);
    if (!project) return;

    const documents = await readWithProgress(run, project);
    if (documents.length === 0) throw new AppError('NO_READABLE_DOCUMENT');
    await setSourceTokens(db, id, countTokens(documents));
    const used = await setAsideOtherLanguages(run, project, documents);

    if (project.brief.type === 'video') {
      const script = await writeScript(run, { project, brief: project.brief, documents: used });
      signal.throwIfAborted();
      await complete(run, async (tx) => {
        await setScriptDraft(tx, id, script);
        await forgetAnswers(tx, { projectId: id }, DRAFT_STEP);
        await failSilentFiles(tx, id, silentFiles(script.ledger, documents));
      });
    } else {
      const { language } = project;
      const ledger = await providers.writer.openLedger({ documents: used, language }, signal);
      const silent = silentFiles(ledger, documents);
      await refuseSilence(run, ledger, silent);
      await complete(run, async (tx) => {
        await setLedger(tx, id, ledger);
        await failSilentFiles(tx, id, silent);
      });
    }
  },
};

/** Says of each file of which nothing can be said what it is instead. */
async function failSilentFiles(tx: Queryable, id: string, silent: SilentFile[]): Promise<void> {
  for (const { name, code } of silent) await failReadFiles(tx, id, [name], code);
}

/** Refuses documents of which nothing can be said at all, with what they are instead. */
async function refuseSilence(
  { id, studio }: JobRun,
  ledger: LedgerUnit[],
  silent: SilentFile[],
): Promise<void> {
  const [first] = silent;
  if (!first || ledger.some(({ reason }) => reason === null)) return;
  await failSilentFiles(studio.context.db, id, silent);
  throw new AppError(first.code);
}

/** The result and the end of the work are one transaction. */
async function complete(
  { id, attemptId, studio }: JobRun,
  store: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await studio.context.db.transaction(async (tx) => {
    if (await draftRows.complete(tx, id, attemptId)) await store(tx);
  });
  await studio.services.projects.announce(id);
}

type VideoDraft = {
  project: WholeProject;
  brief: Extract<ProjectBrief, { type: 'video' }>;
  documents: SourceDocument[];
};

async function writeScript(run: JobRun, { project, brief, documents }: VideoDraft) {
  const { id, attemptId, studio, signal } = run;
  const report = createThrottle(PROGRESS_INTERVAL_MS, async (answered: number) => {
    const percent = READING_SHARE + answered * (100 - READING_SHARE);
    await draftRows.report(studio.context.db, id, attemptId, 'writing', percent);
    await studio.services.projects.announce(id);
  });
  report.push(0);
  const writer = studio.services.modelUsage.writerFor({ projectId: id }, DRAFT_STEP);
  const { name: projectName, language } = project;
  const request = {
    documents,
    projectName,
    language,
    tone: brief.communicationTone,
    objective: brief.mainObjective,
    audience: brief.targetAudience,
  };
  try {
    return await writer.draftVideoScript(request, signal, report.push);
  } catch (error) {
    if (errorCodeOf(error) === 'DOCUMENT_EMPTY') {
      const ledger = await studio.context.providers.writer.openLedger(request, signal);
      await refuseSilence(run, ledger, silentFiles(ledger, documents));
    }
    throw error;
  } finally {
    await report.settle();
  }
}

async function readWithProgress(run: JobRun, project: WholeProject): Promise<SourceDocument[]> {
  const { id, attemptId, studio } = run;
  const progress = createThrottle(PROGRESS_INTERVAL_MS, async (percent: number) => {
    await draftRows.report(studio.context.db, id, attemptId, 'reading', percent);
    await studio.services.projects.announce(id);
  });
  try {
    return await readFiles(run, project, (fraction) => progress.push(fraction * READING_SHARE));
  } finally {
    await progress.settle();
  }
}
