import type { Language, Translation } from '@tarima/contract';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import { presentProblem } from '#server/kit/present-problem.ts';
import { changesSince, NO_CHANGES } from './changes-since.ts';
import type { OriginalTexts } from './original-texts.ts';
import type { NamedTranslation } from './translations.repo.ts';

/** A translation with its run, and the changes of its original. */
export function presentTranslation(
  row: NamedTranslation,
  original: OriginalTexts | null,
  language: Language,
): Translation {
  const since = { before: row.translatedFrom, isComplete: row.status === 'completed' };
  return {
    projectId: row.id,
    name: row.name,
    language: row.language,
    run: {
      status: row.status,
      progress: row.progress,
      error: presentProblem(row.errorCode, language),
    },
    // A run under way takes the newest texts.
    changed: original && !isUnderWay(row) ? changesSince(original, since) : NO_CHANGES,
  };
}
