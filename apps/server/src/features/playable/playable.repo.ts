import type { Provenance } from '@tarima/contract';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies } from '#server/db/tables/companies.ts';
import { type CoursePlan, courses } from '#server/db/tables/courses.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { videos } from '#server/db/tables/videos.ts';

type StoredCourse = typeof courses.$inferSelect;

/** A finished video, with its content and the origins of its script's sentences. */
export type FinishedVideo = Pick<
  typeof videos.$inferSelect,
  'id' | 'attemptId' | 'jobId' | 'recipe' | 'durationSeconds' | 'bytes' | 'finishedAt'
> & {
  /** Null for the only video of a video project. */
  contentId: string | null;
  provenance: Provenance[];
};

/** The newest finished video of each content, those of removed contents included. */
export function listFinishedVideos(db: Queryable, projectId: string): Promise<FinishedVideo[]> {
  const spoken = sql`coalesce(${videos.scriptId}, ${videos.projectId})`;
  const isOnlyScript = and(
    isNull(videos.scriptId),
    eq(scripts.projectId, videos.projectId),
    isNull(scripts.contentId),
  );
  return db
    .selectDistinctOn([spoken], {
      id: videos.id,
      attemptId: videos.attemptId,
      jobId: videos.jobId,
      recipe: videos.recipe,
      durationSeconds: videos.durationSeconds,
      bytes: videos.bytes,
      finishedAt: videos.finishedAt,
      contentId: scripts.contentId,
      provenance: scripts.provenance,
    })
    .from(videos)
    .innerJoin(scripts, or(eq(scripts.id, videos.scriptId), isOnlyScript))
    .where(
      and(
        eq(videos.projectId, projectId),
        eq(videos.status, 'completed'),
        isNull(videos.deletedAt),
      ),
    )
    .orderBy(spoken, desc(videos.createdAt), desc(videos.id));
}

/** The course as it is planned now. Null where nothing is. */
export async function findPlannedCourse(
  db: Queryable,
  id: string,
): Promise<{
  structure: NonNullable<StoredCourse['structure']>;
  plan: CoursePlan;
  revision: number;
} | null> {
  const [course] = await db
    .select({ structure: courses.structure, plan: courses.plan, revision: courses.revision })
    .from(courses)
    .where(eq(courses.id, id));
  if (!course?.structure || !course.plan) return null;
  return { structure: course.structure, plan: course.plan, revision: course.revision };
}

export async function findCompanyName(db: Queryable, id: string): Promise<string> {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, id));
  return company?.name ?? '';
}
