import type { StoredDraft } from '#server/db/tables/scripts.ts';
import { askerOfProject } from '#server/features/projects/asker-of-project.ts';
import {
  findRedraft,
  type RedraftRow,
  redraftRows,
  setProposal,
} from '#server/features/projects/redrafts.repo.ts';
import { REDRAFT_STEP } from '#server/features/projects/redrafts.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { type JobDefinition, type JobRun, LONGEST_ASKING_SECONDS } from './define-job.ts';

type Stage = 'reading' | 'writing';

/** Drafts a video's script again from its read documents. The present script stays. */
export const redraftScriptJob: JobDefinition<Stage> = {
  name: 'redraft-script',
  rows: redraftRows,
  askedBy: askerOfProject,
  // The documents are read already, so all take about as long.
  sizeOf: async () => 1,
  stages: { reading: [0, 0], writing: [0, 100] },
  concurrency: 2,
  expireInSeconds: LONGEST_ASKING_SECONDS,
  modelStep: { name: REDRAFT_STEP, owner: (projectId) => ({ projectId }) },
  failureCode: 'DRAFT_FAILED',
  announce: (studio, id) => studio.services.redrafts.announce(id),

  async run(run) {
    const { id, studio } = run;
    const redraft = await findRedraft(studio.context.db, id);
    if (!redraft) return;
    const proposal = await write(run, redraft);
    await run.complete((tx) => setProposal(tx, id, proposal));
  },
};

async function write(
  { id, studio, signal, report, writer }: JobRun<Stage>,
  { request }: RedraftRow,
): Promise<StoredDraft> {
  const { projects } = studio.services;
  report('reading', 0);
  const documents = await projects.documents(id, signal);
  if (documents.length === 0) throw new AppError('NO_READABLE_DOCUMENT');
  const project = await projects.find(id);
  if (!project) throw new AppError('NOT_FOUND');
  report('writing', 0);
  const { length, communicationTone, mainObjective, targetAudience, sections } = request;
  const { language, content, provenance, ledger } = await writer().draftVideoScript(
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
    (fraction) => report('writing', fraction),
  );
  return { language, content, provenance, ledger };
}
