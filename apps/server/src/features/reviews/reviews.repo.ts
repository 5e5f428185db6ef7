import { and, count, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies } from '#server/db/tables/companies.ts';
import { courses } from '#server/db/tables/courses.ts';
import { projects } from '#server/db/tables/projects.ts';
import { reviewers, reviewLinks } from '#server/db/tables/reviews.ts';

export type ReviewLinkRow = typeof reviewLinks.$inferSelect;
export type ReviewerRow = typeof reviewers.$inferSelect;
type Structure = NonNullable<(typeof courses.$inferSelect)['structure']>;
/** A link with all that a reviewer's call needs to know. */
export type OpenReview = {
  link: ReviewLinkRow;
  project: typeof projects.$inferSelect;
  company: string;
};

export async function findLink(db: Queryable, projectId: string): Promise<ReviewLinkRow | null> {
  const [row] = await db.select().from(reviewLinks).where(eq(reviewLinks.projectId, projectId));
  return row ?? null;
}

/** The link of an address, unless its project is deleted. */
export async function findLinkOfSecret(
  db: Queryable,
  tokenHash: string,
): Promise<OpenReview | null> {
  const [row] = await db
    .select({ link: reviewLinks, project: projects, company: companies.name })
    .from(reviewLinks)
    .innerJoin(projects, eq(projects.id, reviewLinks.projectId))
    .innerJoin(companies, eq(companies.id, projects.companyId))
    .where(and(eq(reviewLinks.tokenHash, tokenHash), isNull(projects.deletedAt)));
  return row ?? null;
}

/** Stores a link, or the end of the one that there is. True if it is new. */
export async function putLink(db: Queryable, link: ReviewLinkRow): Promise<boolean> {
  const { endsAt } = link;
  const [row] = await db
    .insert(reviewLinks)
    .values(link)
    .onConflictDoUpdate({ target: reviewLinks.projectId, set: { endsAt } })
    .returning({ tokenHash: reviewLinks.tokenHash });
  return row?.tokenHash === link.tokenHash;
}

/** Deletes the link with its reviewers. False if there is none. */
export async function deleteLink(db: Queryable, projectId: string): Promise<boolean> {
  const gone = db.delete(reviewLinks).where(eq(reviewLinks.projectId, projectId));
  return (await gone.returning({ id: reviewLinks.projectId })).length > 0;
}

/** Holds back other writing by this link until the transaction ends. False if it has ended. */
export async function lockLink(tx: Queryable, { tokenHash }: ReviewLinkRow): Promise<boolean> {
  const isIt = eq(reviewLinks.tokenHash, tokenHash);
  const rows = await tx
    .select({ id: reviewLinks.projectId })
    .from(reviewLinks)
    .where(isIt)
    .for('update');
  return rows.length > 0;
}

export const insertReviewer = (db: Queryable, reviewer: typeof reviewers.$inferInsert) =>
  db.insert(reviewers).values(reviewer);

export async function countReviewers(db: Queryable, projectId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(reviewers)
    .where(eq(reviewers.projectId, projectId));
  return row?.count ?? 0;
}

/** The reviewer of a project whom a secret names. Their visit is noted. */
export async function findVisitor(
  db: Queryable,
  { projectId, tokenHash, now }: { projectId: string; tokenHash: string; now: Date },
): Promise<ReviewerRow | null> {
  const [row] = await db
    .update(reviewers)
    .set({ lastSeenAt: now })
    .where(and(eq(reviewers.tokenHash, tokenHash), eq(reviewers.projectId, projectId)))
    .returning();
  return row ?? null;
}

export const listReviewers = (db: Queryable, projectId: string): Promise<ReviewerRow[]> =>
  db
    .select()
    .from(reviewers)
    .where(eq(reviewers.projectId, projectId))
    .orderBy(reviewers.firstSeenAt, reviewers.id);

/** Deletes the reviewers who have not come back since. */
export const deleteReviewersSeenBefore = (db: Queryable, time: Date) =>
  db.delete(reviewers).where(lt(reviewers.lastSeenAt, time));

/** A course's structure as it is now. */
export async function findStructure(db: Queryable, id: string): Promise<Structure | null> {
  const [row] = await db
    .select({ structure: courses.structure })
    .from(courses)
    .where(eq(courses.id, id));
  return row?.structure ?? null;
}
