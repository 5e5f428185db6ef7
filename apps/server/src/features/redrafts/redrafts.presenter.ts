import { isMissing, type Language, type Redraft } from '@tarima/contract';
import { countSpokenWords, estimateSeconds } from '@tarima/text';
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

function presentProposal({ content, ledger }: StoredDraft): Redraft['proposal'] {
  const wordCount = countSpokenWords(content);
  return {
    content,
    wordCount,
    estimatedSeconds: estimateSeconds(wordCount),
    missing: ledger.filter(isMissing).length,
  };
}
