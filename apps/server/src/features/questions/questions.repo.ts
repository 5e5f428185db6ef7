import type { Question } from '@tarima/contract';
import { and, count, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { questionRuns, questionSets } from '#server/db/tables/questions.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { begunAnew } from '#server/db/tables/work-columns.ts';
import { createWorkRows } from '#server/db/work-rows.ts';

export type StoredQuestionSet = typeof questionSets.$inferSelect;
export type QuestionRunRow = typeof questionRuns.$inferSelect;
/** Null for the only video of a video project. */
export type ContentId = string | null;

/** The work that makes a project's questions. */
export const questionRunRows = createWorkRows(questionRuns);

/** Every set of a project by content, including those of removed contents. */
export async function setsByContent(
  db: Queryable,
  projectId: string,
): Promise<Map<ContentId, StoredQuestionSet>> {
  const rows = await db.select().from(questionSets).where(eq(questionSets.projectId, projectId));
  return new Map(rows.map((row) => [row.contentId, row]));
}

/**
 * Stores an edit. Null if `revision` is out of date. Revision 0 stands for a content without a
 * set.
 */
export async function saveSet(
  db: Queryable,
  saved: { projectId: string; contentId: ContentId; revision: number; questions: Question[] },
): Promise<StoredQuestionSet | null> {
  const { projectId, contentId, revision, questions } = saved;
  const edited = { questions, isEdited: true, isOutdated: false, revision: revision + 1 };
  const [row] =
    revision === 0
      ? await db
          .insert(questionSets)
          .values({ projectId, contentId, ...edited })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(questionSets)
          .set(edited)
          .where(and(ofContent(projectId, contentId), eq(questionSets.revision, revision)))
          .returning();
  return row ?? null;
}

/** Stores made questions, unless somebody has saved theirs since the content was chosen. */
export const setMade = (
  tx: Queryable,
  made: { projectId: string; contentId: ContentId; questions: Question[] },
) =>
  tx
    .insert(questionSets)
    .values(made)
    .onConflictDoUpdate({
      target: [questionSets.projectId, questionSets.contentId],
      set: {
        ...{ questions: made.questions, isEdited: false, isOutdated: false },
        revision: sql`${questionSets.revision} + 1`,
      },
      setWhere: eq(questionSets.isOutdated, true),
    });

/** Stores the questions of a content in place of those that there are. */
export const replaceQuestions = (
  tx: Queryable,
  replaced: { projectId: string; contentId: ContentId; questions: Question[] },
) =>
  tx
    .insert(questionSets)
    .values(replaced)
    .onConflictDoUpdate({
      target: [questionSets.projectId, questionSets.contentId],
      set: {
        ...{ questions: replaced.questions, isOutdated: false },
        revision: sql`${questionSets.revision} + 1`,
      },
    });

/** The next run makes the questions of this content anew, edited or not. */
export const markOutdated = (tx: Queryable, projectId: string, contentId: ContentId) =>
  tx.update(questionSets).set({ isOutdated: true }).where(ofContent(projectId, contentId));

/** The same for all questions of a project that nobody has edited. */
export const markUneditedOutdated = (tx: Queryable, projectId: string) =>
  tx
    .update(questionSets)
    .set({ isOutdated: true })
    .where(and(eq(questionSets.projectId, projectId), not(questionSets.isEdited)));

const ofContent = (projectId: string, contentId: ContentId) =>
  and(
    eq(questionSets.projectId, projectId),
    sql`${questionSets.contentId} is not distinct from ${contentId}::uuid`,
  );

export async function findRun(db: Queryable, projectId: string): Promise<QuestionRunRow | null> {
  const [row] = await db.select().from(questionRuns).where(eq(questionRuns.id, projectId));
  return row ?? null;
}

/** Holds back other starts and ends of a run until the transaction ends. */
export const lockRun = (tx: Queryable, projectId: string) =>
  tx
    .select({ id: questionRuns.id })
    .from(questionRuns)
    .where(eq(questionRuns.id, projectId))
    .for('update');

/** Starts a run. False if one is under way already; it makes the missing ones too. */
export async function startRun(tx: Queryable, projectId: string, jobId: string): Promise<boolean> {
  const rows = await tx
    .insert(questionRuns)
    .values({ id: projectId, jobId, status: 'waiting' })
    .onConflictDoUpdate({
      target: questionRuns.id,
      set: begunAnew(jobId),
      setWhere: not(inArray(questionRuns.status, ['waiting', 'processing'])),
    })
    .returning({ id: questionRuns.id });
  return rows.length > 0;
}

/** Scripts whose questions are missing or outdated. Removed contents count too. */
export async function sizeOfRun(db: Queryable, projectId: string): Promise<number> {
  const isOfScript = sql`${questionSets.projectId} = ${scripts.projectId}
    and ${questionSets.contentId} is not distinct from ${scripts.contentId}`;
  const [row] = await db
    .select({ size: count() })
    .from(scripts)
    .leftJoin(questionSets, isOfScript)
    .where(
      and(
        eq(scripts.projectId, projectId),
        or(isNull(questionSets.id), eq(questionSets.isOutdated, true)),
      ),
    );
  return row?.size ?? 0;
}
