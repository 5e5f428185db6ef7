import { isMissing, type Language, type Redraft } from '@tarima/contract';
import { estimateSeconds } from '@tarima/text';
import type { StoredDraft } from '#server/db/tables/scripts.ts';
import { presentProblem } from '#server/kit/present-problem.ts';
import { citingScenes, liveLedger } from '#server/texts/live-ledger.ts';
import { readSpoken } from '#server/texts/read-spoken.ts';
import type { RedraftRow } from './redrafts.repo.ts';

/** A draft beside the script, with its error in the reader's language. */
export function presentRedraft(row: RedraftRow, language: Language): Redraft {
  const { id, redraftId, request, status, stage, progress, errorCode, proposal } = row;
  return {
    id: redraftId,
    projectId: id,
    request,
    draft: { status, stage, progress, error: presentProblem(errorCode, language) },
    proposal: proposal && presentProposal(proposal),
  };
}

function presentProposal(draft: StoredDraft): Redraft['proposal'] {
  const { content, ledger, language, provenance } = draft;
  const { words: wordCount, scenes } = readSpoken(content, language);
  return {
    content,
    wordCount,
    estimatedSeconds: estimateSeconds(wordCount),
    missing: liveLedger(ledger, citingScenes(scenes, provenance)).filter(isMissing).length,
  };
}
