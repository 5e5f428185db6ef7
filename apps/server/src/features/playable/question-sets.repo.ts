import type { Question } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { questionSets } from '#server/db/tables/questions.ts';

/** The questions of a project by content; null is the video of a video project. */
export async function questionsByContent(
  db: Queryable,
  projectId: string,
): Promise<Map<string | null, Question[]>> {
  const sets = await db
    .select({ contentId: questionSets.contentId, questions: questionSets.questions })
    .from(questionSets)
    .where(eq(questionSets.projectId, projectId));
  return new Map(sets.map(({ contentId, questions }) => [contentId, questions]));
}
