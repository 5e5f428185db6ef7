import type { LearnerState } from '@tarima/contract';
import { and, asc, count, desc, eq, gt, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { type AnsweredQuestion, learnerLinks, learners } from '#server/db/tables/learner-links.ts';

export type LearnerRow = typeof learners.$inferSelect;

const EMPTY_STATE: LearnerState = { place: null, seen: {}, answers: {} };

export async function insertLearner(
  db: Queryable,
  learner: { linkId: string; tokenHash: string; name: string | null; now: Date },
): Promise<void> {
  const { now, ...known } = learner;
  const times = { firstSeenAt: now, lastSeenAt: now };
  await db.insert(learners).values({ ...known, ...times, state: EMPTY_STATE });
}

/** The learner of a link whom a secret names. */
export async function findLearnerOfSecret(
  db: Queryable,
  linkId: string,
  tokenHash: string,
): Promise<LearnerRow | null> {
  const isNamed = and(eq(learners.tokenHash, tokenHash), eq(learners.linkId, linkId));
  const [row] = await db.select().from(learners).where(isNamed);
  return row ?? null;
}

export async function findLearner(
  db: Queryable,
  { id, linkId }: { id: string; linkId: string },
): Promise<LearnerRow | null> {
  const isOfLink = and(eq(learners.id, id), eq(learners.linkId, linkId));
  const [row] = await db.select().from(learners).where(isOfLink);
  return row ?? null;
}

/** Holds back other saves of a learner until the transaction ends. Null for one who is deleted. */
export async function lockLearner(tx: Queryable, id: string): Promise<LearnerRow | null> {
  const [row] = await tx.select().from(learners).where(eq(learners.id, id)).for('update');
  return row ?? null;
}

export const updateLearner = (
  db: Queryable,
  id: string,
  changed: Partial<Pick<LearnerRow, 'state' | 'answered' | 'score' | 'lastSeenAt' | 'completedAt'>>,
) => db.update(learners).set(changed).where(eq(learners.id, id));

/** The last to come is first. */
export const listLearners = (
  db: Queryable,
  linkId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<LearnerRow[]> =>
  db
    .select()
    .from(learners)
    .where(eq(learners.linkId, linkId))
    .orderBy(desc(learners.lastSeenAt), desc(learners.id))
    .limit(limit)
    .offset(offset);

/** Learners in the order of their arrival, after one of them. For reading all, some at a time. */
export const listLearnersAfter = (
  db: Queryable,
  linkId: string,
  { last, limit }: { last: Pick<LearnerRow, 'firstSeenAt' | 'id'> | null; limit: number },
): Promise<LearnerRow[]> => {
  const isLater =
    last &&
    or(
      gt(learners.firstSeenAt, last.firstSeenAt),
      and(eq(learners.firstSeenAt, last.firstSeenAt), gt(learners.id, last.id)),
    );
  return db
    .select()
    .from(learners)
    .where(and(eq(learners.linkId, linkId), isLater ?? undefined))
    .orderBy(asc(learners.firstSeenAt), asc(learners.id))
    .limit(limit);
};

/** Answered questions of a link that are not among these, as they were answered last. */
export async function answeredQuestionsBeside(
  db: Queryable,
  linkId: string,
  questionIds: string[],
): Promise<AnsweredQuestion[]> {
  const id = sql<string>`one.value -> 'question' ->> 'id'`;
  const rows = await db
    .selectDistinctOn([id], { one: sql<AnsweredQuestion>`one.value` })
    .from(learners)
    .crossJoinLateral(sql`jsonb_array_elements(${learners.answered}) as one`)
    .where(and(eq(learners.linkId, linkId), notInArray(id, questionIds)))
    .orderBy(id, desc(learners.lastSeenAt), desc(learners.id));
  return rows.map(({ one }) => one);
}

export async function countLearnersOf(db: Queryable, linkId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(learners)
    .where(eq(learners.linkId, linkId));
  return row?.count ?? 0;
}

/** False if somebody else has just deleted them. */
export async function deleteLearner(db: Queryable, id: string): Promise<boolean> {
  const gone = await db.delete(learners).where(eq(learners.id, id)).returning({ id: learners.id });
  return gone.length > 0;
}

/** Deletes the learners who have not come back since. */
export const deleteLearnersSeenBefore = (db: Queryable, time: Date) =>
  db.delete(learners).where(lt(learners.lastSeenAt, time));

/** All that is kept of a project's links and their learners, without secrets. */
export async function learnersOfProject(db: Queryable, projectId: string) {
  const links = await db
    .select()
    .from(learnerLinks)
    .where(eq(learnerLinks.projectId, projectId))
    .orderBy(asc(learnerLinks.createdAt));
  const people = await db
    .select({ learner: learners })
    .from(learners)
    .innerJoin(learnerLinks, eq(learnerLinks.id, learners.linkId))
    .where(eq(learnerLinks.projectId, projectId))
    .orderBy(asc(learners.firstSeenAt), asc(learners.id));
  return links.map(({ tokenHash: _hash, sealedToken: _sealed, passwordHash, ...link }) => ({
    ...link,
    hasPassword: passwordHash !== null,
    learners: people
      .filter(({ learner }) => learner.linkId === link.id)
      .map(({ learner: { tokenHash: _own, linkId: _link, ...known } }) => known),
  }));
}
