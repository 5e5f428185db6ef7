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
  isDrafted,
  setLedger,
  setSourceTokens,
  sizeOfDraft,
  type WholeProject,
} from '#server/features/projects/projects.repo.ts';
import { setFallbackScript, setScriptDraft } from '#server/features/projects/scripts.service.ts';
import { countTokens } from '#server/features/usage/model-usage.service.ts';
import { AppError, errorCodeOf } from '#server/kit/errors.ts';
import { type SilentFile, silentFiles } from '#server/texts/silent-files.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';
import { readFiles } from './read-files.ts';
import { setAsideOtherLanguages } from './set-aside-languages.ts';

type Stage = 'reading' | 'writing';

/** The queue allows no more. */
const LONGEST_JOB_SECONDS = 24 * 3_600;

/** Reads every file of a project, then writes the first script of a video. */
export const draftProjectJob: JobDefinition<Stage> = {
  name: 'draft-project',
  rows: draftRows,
  askedBy: askerOfProject,
  sizeOf: sizeOfDraft,
  // Reading is most of the work.
  stages: { reading: [0, 80], writing: [80, 100] },
  concurrency: 2,
  // Ten large scans are read one after the other; heartbeats tell of a dead process sooner.
  expireInSeconds: Math.min(
    MAX_FILES_PER_UPLOAD * LONGEST_READING_SECONDS + LONGEST_ASKING_SECONDS,
    LONGEST_JOB_SECONDS,
  ),
  modelStep: { name: 'draft', owner: (projectId) => ({ projectId }) },
  failureCode: 'DRAFT_FAILED',
  announce: (studio, id) => studio.services.projects.announce(id),

  /** After a failure of the language model, the script asks the author to try again. */
  async failed(tx, _studio, id) {
    const project = await findProject(tx, id);
    if (project?.type !== 'video' || !project.errorCode?.startsWith('LANGUAGE_MODEL_')) return;
    await setFallbackScript(tx, id, project.language);
  },

  async run(run) {
    const { id, studio, signal, report, complete } = run;
    const { db, providers } = studio.context;
    const project = await findWholeProject(db, id);
    if (!project) return;

    const documents = await readFiles(run, project, (fraction) => report('reading', fraction));
    // An imported project brings its texts along. Only its files are read again.
    const isBrought = await isDrafted(db, id);
    if (documents.length === 0 && !isBrought) throw new AppError('NO_READABLE_DOCUMENT');
    await setSourceTokens(db, id, countTokens(documents));
    if (isBrought) {
      await complete(async () => undefined);
      return;
    }
    const used = await setAsideOtherLanguages(run, project, documents);

    if (project.brief.type === 'video') {
      const script = await writeScript(run, { project, brief: project.brief, documents: used });
      await complete(async (tx) => {
        await setScriptDraft(tx, id, script);
        await failSilentFiles(tx, id, silentFiles(script.ledger, documents));
        await studio.services.questions.startIn(tx, id);
      });
    } else {
      const { language } = project;
      const ledger = await providers.writer.openLedger({ documents: used, language }, signal);
      const silent = silentFiles(ledger, documents);
      await refuseSilence(run, ledger, silent);
      await complete(async (tx) => {
        await setLedger(tx, id, ledger);
        await failSilentFiles(tx, id, silent);
      });
    }
  },
};

/** Gives each file that has nothing to say its error. */
async function failSilentFiles(tx: Queryable, id: string, silent: SilentFile[]): Promise<void> {
  for (const { name, code } of silent) await failReadFiles(tx, id, [name], code);
}

/** Refuses documents that have nothing to say, with the error of the first. */
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

type VideoDraft = {
  project: WholeProject;
  brief: Extract<ProjectBrief, { type: 'video' }>;
  documents: SourceDocument[];
};

async function writeScript(run: JobRun<Stage>, { project, brief, documents }: VideoDraft) {
  const { studio, signal, report, writer } = run;
  report('writing', 0);
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
    return await writer().draftVideoScript(request, signal, (fraction) =>
      report('writing', fraction),
    );
  } catch (error) {
    if (errorCodeOf(error) === 'DOCUMENT_EMPTY') {
      const ledger = await studio.context.providers.writer.openLedger(request, signal);
      await refuseSilence(run, ledger, silentFiles(ledger, documents));
    }
    throw error;
  }
}
