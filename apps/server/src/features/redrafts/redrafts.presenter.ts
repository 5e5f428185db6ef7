import { isMissing, type Language, type Redraft } from '@tarima/contract';
import { countSpokenWords, estimateSeconds } from '@tarima/text';
import { citingScenes, liveLedger } from '../ledgers/live-ledger.ts';
import { presentProblem } from '../projects/projects.presenter.ts';
import type { StoredDraft } from '../scripts/scripts.schema.ts';
import type { RedraftRow } from './redrafts.repo.ts';

/** A draft beside the script as people see it, its error in their language. */
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
  const { content, ledger } = draft;
  const wordCount = countSpokenWords(content);
  return {
    content,
    wordCount,
    estimatedSeconds: estimateSeconds(wordCount),
    missing: liveLedger(ledger, citingScenes(draft)).filter(isMissing).length,
  };
}
