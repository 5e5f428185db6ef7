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
import { begunAnew } from '#server/db/work-columns.ts';
import { createWorkRows } from '#server/db/work-rows.ts';

export type CourseRow = typeof courses.$inferSelect;
/** A course that has a structure. */
export type PlannedCourse = CourseRow & { structure: EditedStructure; plan: CoursePlan };
export type ScriptRunRow = typeof courseScriptRuns.$inferSelect;

/** The generation of a structure. */
export const courseRows = createWorkRows(courses);
/** The run that writes the scripts. */
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
 * Begins a generation, or puts one that was asked for differently in the place of one under way.
 * False, and nothing done, where just this is under way already.
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

/** Lets one person's designs begin one after the other, until the transaction ends. */
export const lockDesigns = (tx: Queryable, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`design ${userId}`}, 0))`);

/** The course that somebody asked for in the same words less than a minute ago, unless it failed. */
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

/** Begins a run that writes scripts; false, and nothing done, where one is under way already. */
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

/** Takes a run away, for a structure that is to be replaced; answers the job that served it. */
export async function deleteScriptRun(db: Queryable, id: string): Promise<string | null> {
  const [run] = await db
    .delete(courseScriptRuns)
    .where(eq(courseScriptRuns.id, id))
    .returning({ jobId: courseScriptRuns.jobId });
  return run?.jobId ?? null;
}

/** Stores what was generated; the sources of contents that are gone stay for an undo. */
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
 * Stores a changed structure; null, and nothing stored, where `revision` is no longer the newest or
 * a generation is about to replace it.
 */
export async function updateStructure(
  db: Queryable,
  id: string,
  changed: {
    revision: number;
    structure: EditedStructure;
    /** Of contents that are new in it. */
    sources?: Record<string, ContentSource[]>;
    /** Where a part of it was planned anew. */
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

/** Reads a course and keeps it as it is until the transaction ends. */
export async function lockCourse(tx: Queryable, id: string): Promise<CourseRow | null> {
  const [row] = await tx.select().from(courses).where(eq(courses.id, id)).for('update');
  return row ?? null;
}
