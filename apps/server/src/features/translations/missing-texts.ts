import type { Queryable } from '#server/db/database.ts';
import type { TextHashes } from '#server/db/tables/translations.ts';
import { findLivingProject } from '#server/features/projects/projects.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { type ContentId, keyOf, type OriginalTexts, originalTexts } from './original-texts.ts';
import { lockTranslation } from './translations.repo.ts';

/** The texts of an original that are not translated, or have changed since. */
export type MissingTexts = {
  isStructureMissing: boolean;
  scripts: ContentId[];
  questions: ContentId[];
  /** The number of all texts: the structure, scripts and sets of questions. */
  all: number;
  left: number;
};

/**
 * The texts that a translation lacks, with their original. The translation stays locked until the
 * transaction ends.
 */
export async function findMissing(
  tx: Queryable,
  id: string,
): Promise<{ original: OriginalTexts; missing: MissingTexts }> {
  const translation = await lockTranslation(tx, id);
  const source = translation?.originalId
    ? await findLivingProject(tx, translation.originalId)
    : null;
  if (!translation || !source) throw new AppError('TRANSLATION_WITHOUT_ORIGINAL');
  const original = await originalTexts(tx, source);
  return { original, missing: missingTexts(original, translation.translatedFrom) };
}

function missingTexts({ contentIds, hashes }: OriginalTexts, before: TextHashes): MissingTexts {
  const isStructureMissing = before.order !== hashes.order || !isSame(before.parts, hashes.parts);
  const scripts = contentIds.filter(
    (id) =>
      hashes.scripts[keyOf(id)] !== undefined &&
      hashes.scripts[keyOf(id)] !== before.scripts[keyOf(id)],
  );
  const questions = contentIds.filter(
    (id) => !isSame(before.questions[keyOf(id)] ?? {}, hashes.questions[keyOf(id)] ?? {}),
  );
  return {
    ...{ isStructureMissing, scripts, questions },
    all: 1 + 2 * contentIds.length,
    left: Number(isStructureMissing) + scripts.length + questions.length,
  };
}

function isSame(before: Record<string, string>, now: Record<string, string>): boolean {
  const ids = Object.keys(now);
  return ids.length === Object.keys(before).length && ids.every((id) => before[id] === now[id]);
}
