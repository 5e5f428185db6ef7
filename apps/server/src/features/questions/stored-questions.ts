import type { Question } from '@tarima/contract';
import type { Queryable } from '#server/db/database.ts';
import { type ContentId, replaceQuestions, setsByContent } from './questions.repo.ts';

/**
 * The questions of a project by content, for those who show them to learners. Null is the only
 * video of a video project. Removed contents are included.
 */
export async function questionsByContent(
  db: Queryable,
  projectId: string,
): Promise<Map<ContentId, Question[]>> {
  const sets = await setsByContent(db, projectId);
  return new Map(sets.values().map(({ contentId, questions }) => [contentId, questions]));
}

/** Stores the questions of a content in place of those that there are. */
export const putQuestions = (tx: Queryable, put: Parameters<typeof replaceQuestions>[1]) =>
  replaceQuestions(tx, put);
