import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { learnerLinks, learners } from '#server/db/tables/learner-links.ts';
import { projects } from '#server/db/tables/projects.ts';

export type LearnerLinkRow = typeof learnerLinks.$inferSelect;
type NewLink = typeof learnerLinks.$inferInsert;
type ProjectRow = typeof projects.$inferSelect;
/** A link with all that a learner's call needs to know. */
export type OpenLink = { link: LearnerLinkRow; project: ProjectRow };

export const listLinks = (db: Queryable, projectId: string): Promise<LearnerLinkRow[]> =>
  db
    .select()
    .from(learnerLinks)
    .where(eq(learnerLinks.projectId, projectId))
    .orderBy(desc(learnerLinks.createdAt), desc(learnerLinks.id));

export async function findLink(
  db: Queryable,
  { id, projectId }: { id: string; projectId: string },
): Promise<LearnerLinkRow | null> {
  const isOfProject = and(eq(learnerLinks.id, id), eq(learnerLinks.projectId, projectId));
  const [row] = await db.select().from(learnerLinks).where(isOfProject);
  return row ?? null;
}

/** The link of an address, unless its project is deleted. */
export async function findLinkOfSecret(db: Queryable, tokenHash: string): Promise<OpenLink | null> {
  const [row] = await db
    .select({ link: learnerLinks, project: projects })
    .from(learnerLinks)
    .innerJoin(projects, eq(projects.id, learnerLinks.projectId))
    .where(and(eq(learnerLinks.tokenHash, tokenHash), isNull(projects.deletedAt)));
  return row ?? null;
}

export const insertLink = (db: Queryable, link: NewLink) => db.insert(learnerLinks).values(link);

export const updateLink = (db: Queryable, id: string, changed: Partial<NewLink>) =>
  db.update(learnerLinks).set(changed).where(eq(learnerLinks.id, id));

/** False if somebody else has just deleted it. */
export async function deleteLink(db: Queryable, id: string): Promise<boolean> {
  const gone = db.delete(learnerLinks).where(eq(learnerLinks.id, id));
  return (await gone.returning({ id: learnerLinks.id })).length > 0;
}

/** The number of learners of each link, and of those who have completed it. */
export async function countLearners(
  db: Queryable,
  linkIds: string[],
): Promise<Map<string, { learners: number; completed: number }>> {
  const rows = await db
    .select({
      linkId: learners.linkId,
      learners: count(),
      completed: count(learners.completedAt),
    })
    .from(learners)
    .where(inArray(learners.linkId, linkIds))
    .groupBy(learners.linkId);
  return new Map(rows.map(({ linkId, ...counts }) => [linkId, counts]));
}
