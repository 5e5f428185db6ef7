import type { ContentSource, EditedStructure } from '@tarima/contract';
import { and, desc, eq, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import {
  type CoursePlan,
  type CourseRequest,
  courseScriptRuns,
  courses,
} from '#server/db/tables/courses.ts';
import { projects } from '#server/db/tables/projects.ts';
import { begunAnew } from '#server/db/tables/work-columns.ts';
import { createWorkRows } from '#server/db/work-rows.ts';

export type CourseRow = typeof courses.$inferSelect;
export type PlannedCourse = CourseRow & { structure: EditedStructure; plan: CoursePlan };
export type ScriptRunRow = typeof courseScriptRuns.$inferSelect;

/** The work that generates a structure. */
export const courseRows = createWorkRows(courses);
/** The work that writes the scripts. */
export const scriptRunRows = createWorkRows(courseScriptRuns);

const OPEN = ['waiting', 'processing'] as const;

export async function findCourse(db: Queryable, id: string): Promise<CourseRow | null> {
  const [row] = await db.select().from(courses).where(eq(courses.id, id));
  return row ?? null;
}

export const isPlanned = (course: CourseRow | null): course is PlannedCourse =>
  Boolean(course?.structure && course.plan);

export async function findScriptRun(db: Queryable, id: string): Promise<ScriptRunRow | null> {
  const [row] = await db.select().from(courseScriptRuns).where(eq(courseScriptRuns.id, id));
  return row ?? null;
}

/**
 * Starts a generation, or replaces a different one under way. False if the same request is under
 * way already.
 */
export async function startGeneration(
  db: Queryable,
  { id, jobId, request }: { id: string; jobId: string; request: CourseRequest },
): Promise<boolean> {
  const isUnderWay = inArray(courses.status, OPEN);
  const rows = await db
    .insert(courses)
    .values({ id, jobId, request, status: 'waiting' })
    .onConflictDoUpdate({
      target: courses.id,
      set: { ...begunAnew(jobId), request },
      setWhere: or(not(isUnderWay), sql`${courses.request} <> excluded.request`),
    })
    .returning({ id: courses.id });
  return rows.length > 0;
}

/** Holds back other designs of the same person until the transaction ends. */
export const lockDesigns = (tx: Queryable, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`design ${userId}`}, 0))`);

/** A person's course of the same request within the last minute, unless it failed. */
export async function findFreshDesign(
  db: Queryable,
  wanted: { createdBy: string; companyId: string; request: CourseRequest },
): Promise<string | null> {
  const [row] = await db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(projects, eq(projects.id, courses.id))
    .where(
      and(
        eq(projects.createdBy, wanted.createdBy),
        eq(projects.companyId, wanted.companyId),
        ne(courses.status, 'failed'),
        isNull(projects.deletedAt),
        sql`${projects.createdAt} > now() - interval '1 minute'`,
        sql`${courses.request} = ${JSON.stringify(wanted.request)}::jsonb`,
      ),
    )
    .orderBy(desc(projects.createdAt))
    .limit(1);
  return row?.id ?? null;
}

/** Starts a run that writes scripts. False if one is under way already. */
export async function startScriptRun(db: Queryable, id: string, jobId: string): Promise<boolean> {
  const rows = await db
    .insert(courseScriptRuns)
    .values({ id, jobId, status: 'waiting' })
    .onConflictDoUpdate({
      target: courseScriptRuns.id,
      set: begunAnew(jobId),
      setWhere: not(inArray(courseScriptRuns.status, OPEN)),
    })
    .returning({ id: courseScriptRuns.id });
  return rows.length > 0;
}

/** Deletes a run because its structure is replaced. Answers the id of its job. */
export async function deleteScriptRun(db: Queryable, id: string): Promise<string | null> {
  const [run] = await db
    .delete(courseScriptRuns)
    .where(eq(courseScriptRuns.id, id))
    .returning({ jobId: courseScriptRuns.jobId });
  return run?.jobId ?? null;
}

/** Stores a generated structure. The sources of removed contents stay for an undo. */
export const setGeneratedStructure = (
  db: Queryable,
  id: string,
  generated: {
    plan: CoursePlan;
    structure: EditedStructure;
    sources: Record<string, ContentSource[]>;
  },
) =>
  db
    .update(courses)
    .set({
      plan: generated.plan,
      structure: generated.structure,
      sources: withSources(generated.sources),
      revision: sql`${courses.revision} + 1`,
    })
    .where(eq(courses.id, id));

/**
 * Stores a changed structure. Answers null if `revision` is out of date or a generation is under
 * way.
 */
export async function updateStructure(
  db: Queryable,
  id: string,
  changed: {
    revision: number;
    structure: EditedStructure;
    /** Sources of the new contents. */
    sources?: Record<string, ContentSource[]>;
    /** The new count, where a part was planned anew. */
    rounds?: number;
  },
): Promise<CourseRow | null> {
  const { revision, structure, sources = {}, rounds } = changed;
  const [row] = await db
    .update(courses)
    .set({
      structure,
      sources: withSources(sources),
      revision: revision + 1,
      editedAt: new Date(),
      ...(rounds !== undefined && { rounds }),
    })
    .where(
      and(
        eq(courses.id, id),
        eq(courses.revision, revision),
        not(inArray(courses.status, OPEN)),
        sql`${courses.structure} is not null`,
      ),
    )
    .returning();
  return row ?? null;
}

const withSources = (sources: Record<string, ContentSource[]>) =>
  sql`${courses.sources} || ${JSON.stringify(sources)}::jsonb`;

/** Reads a course and locks it until the transaction ends. */
export async function lockCourse(tx: Queryable, id: string): Promise<CourseRow | null> {
  const [row] = await tx.select().from(courses).where(eq(courses.id, id)).for('update');
  return row ?? null;
}
