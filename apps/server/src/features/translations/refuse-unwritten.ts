import type { Queryable } from '#server/db/database.ts';
import { isUnderWay } from '#server/db/tables/work-columns.ts';
import { areScriptsBeingWritten } from '#server/features/courses/course-contents.service.ts';
import { wholeScript } from '#server/features/projects/scripts.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { keyOf, type OriginalTexts } from './original-texts.ts';

/** Refuses to translate a project whose texts are still being written. */
export async function refuseUnwritten(
  db: Queryable,
  { project, course, contentIds, hashes }: OriginalTexts,
): Promise<void> {
  if (project.status === 'failed') throw new AppError('DRAFT_FAILED');
  if (isUnderWay(project)) throw new AppError('SCRIPT_NOT_READY');
  if (project.type === 'course') {
    if (!course) throw new AppError('COURSE_STRUCTURE_MISSING');
    const isWritten = contentIds.every((id) => hashes.scripts[keyOf(id)] !== undefined);
    if (isUnderWay(course) || !isWritten || (await areScriptsBeingWritten(db, project.id))) {
      throw new AppError('SCRIPTS_NOT_READY');
    }
    return;
  }
  const script = await wholeScript(db, project.id, null);
  if (!script) throw new AppError('SCRIPT_NOT_READY');
  if (script.originalKind === 'fallback' && script.editedContent === null) {
    throw new AppError('DRAFT_FAILED');
  }
}
