import { and, asc, count, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { reviewComments } from '#server/db/tables/reviews.ts';
import { users } from '#server/db/tables/users.ts';

/** A comment, with the name of the member who resolved it. */
export type CommentRow = Omit<typeof reviewComments.$inferSelect, 'resolvedBy'> & {
  resolvedBy: string | null;
};
type Place = { projectId: string; id: string };

const isIt = ({ projectId, id }: Place) =>
  and(eq(reviewComments.id, id), eq(reviewComments.projectId, projectId));

const selectComments = (db: Queryable) =>
  db
    .select({ ...getTableColumns(reviewComments), resolvedBy: users.fullName })
    .from(reviewComments)
    .leftJoin(users, eq(users.id, reviewComments.resolvedBy));

/** The first to be written is first. */
export const listComments = (db: Queryable, projectId: string): Promise<CommentRow[]> =>
  selectComments(db)
    .where(eq(reviewComments.projectId, projectId))
    .orderBy(asc(reviewComments.createdAt), asc(reviewComments.id));

export async function findComment(db: Queryable, place: Place): Promise<CommentRow | null> {
  const [row] = await selectComments(db).where(isIt(place));
  return row ?? null;
}

export async function insertComment(
  db: Queryable,
  comment: typeof reviewComments.$inferInsert,
): Promise<CommentRow> {
  const [row] = await db.insert(reviewComments).values(comment).returning();
  if (!row) throw new Error('a comment was not stored');
  return { ...row, resolvedBy: null };
}

/** The number of a project's comments, and of those that one reviewer wrote. */
export async function countComments(
  db: Queryable,
  { projectId, reviewerId }: { projectId: string; reviewerId: string },
): Promise<{ all: number; own: number }> {
  const isOwn = sql`case when ${reviewComments.reviewerId} = ${reviewerId} then 1 end`;
  const [row] = await db
    .select({ all: count(), own: count(isOwn) })
    .from(reviewComments)
    .where(eq(reviewComments.projectId, projectId));
  return row ?? { all: 0, own: 0 };
}

/** A comment keeps the name of the first to resolve it. */
export const resolveComment = (
  db: Queryable,
  place: Place,
  { resolvedAt, resolvedBy }: { resolvedAt: Date; resolvedBy: string },
) =>
  db
    .update(reviewComments)
    .set({ resolvedAt, resolvedBy })
    .where(and(isIt(place), isNull(reviewComments.resolvedAt)));

export const reopenComment = (db: Queryable, place: Place) =>
  db.update(reviewComments).set({ resolvedAt: null, resolvedBy: null }).where(isIt(place));

/** False if there is none, or none of the named reviewer. */
export async function deleteComment(
  db: Queryable,
  { reviewerId, ...place }: Place & { reviewerId?: string },
): Promise<boolean> {
  const isOfThem = reviewerId ? eq(reviewComments.reviewerId, reviewerId) : undefined;
  const gone = db.delete(reviewComments).where(and(isIt(place), isOfThem));
  return (await gone.returning({ id: reviewComments.id })).length > 0;
}

export const deleteCommentsBefore = (db: Queryable, time: Date) =>
  db.delete(reviewComments).where(lt(reviewComments.createdAt, time));
