import type { SourceDocument } from '@tarima/documents';
import type { StoredDraft } from '#server/db/tables/scripts.ts';
import { askerOfProject } from '#server/features/projects/asker-of-project.ts';
import {
  findRedraft,
  type RedraftRow,
  redraftRows,
  setProposal,
} from '#server/features/projects/redrafts.repo.ts';
import { forgetAnswers } from '#server/features/usage/model-usage.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { createThrottle } from '#server/kit/throttle.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';

const PROGRESS_INTERVAL_MS = 500;
/** Names a language model's answers until the draft is stored. */
export const REDRAFT_STEP = 'redraft';

/** Drafts the script of a video anew, from what was read of its files, and keeps it beside the one there is. */
export const redraftScriptJob: JobDefinition = {
  name: 'redraft-script',
  rows: redraftRows,
  askedBy: askerOfProject,
  // From what was read already, one takes about as long as another.
  sizeOf: async () => 1,
  concurrency: 2,
  expireInSeconds: LONGEST_ASKING_SECONDS,
  failureCode: 'DRAFT_FAILED',
  announce: (studio, id) => studio.services.redrafts.announce(id),

  async run(run) {
    const { id, attemptId, studio, signal } = run;
    const { db } = studio.context;
    const redraft = await findRedraft(db, id);
    if (!redraft) return;
    await redraftRows.report(db, id, attemptId, 'reading', 0);
    const documents = await studio.services.projects.documents(id, signal);
    if (documents.length === 0) throw new AppError('NO_READABLE_DOCUMENT');
    const proposal = await write(run, redraft, documents);
    signal.throwIfAborted();
    await db.transaction(async (tx) => {
      if (!(await redraftRows.complete(tx, id, attemptId))) return;
      await setProposal(tx, id, proposal);
      await forgetAnswers(tx, { projectId: id }, REDRAFT_STEP);
    });
    await studio.services.redrafts.announce(id);
  },
};

async function write(
  { id, attemptId, studio, signal }: JobRun,
  { request }: RedraftRow,
  documents: SourceDocument[],
): Promise<StoredDraft> {
  const { services, context } = studio;
  const project = await services.projects.find(id);
  if (!project) throw new AppError('NOT_FOUND');
  const report = createThrottle(PROGRESS_INTERVAL_MS, async (answered: number) => {
    await redraftRows.report(context.db, id, attemptId, 'writing', answered * 100);
    await services.redrafts.announce(id);
  });
  report.push(0);
  const { length, communicationTone, mainObjective, targetAudience, sections } = request;
  try {
    const { language, content, provenance, ledger } = await services.modelUsage
      .writerFor({ projectId: id }, REDRAFT_STEP)
      .draftVideoScript(
        {
          documents,
          projectName: project.name,
          language: project.language,
          tone: communicationTone,
          objective: mainObjective,
          audience: targetAudience,
          length,
          sections,
        },
        signal,
        report.push,
      );
    return { language, content, provenance, ledger };
  } finally {
    await report.settle();
  }
}
