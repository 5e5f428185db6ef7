import type { Language, Provenance } from '@tarima/contract';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isScriptOfContent } from '#server/db/contents-of-course.ts';
import type { Queryable } from '#server/db/database.ts';
import { isScriptOfVideo, saysOther } from '#server/db/script-of-video.ts';
import { companies } from '#server/db/tables/companies.ts';
import { type CoursePlan, courses } from '#server/db/tables/courses.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import type { VideoRecipe } from '#server/db/tables/video-recipe.ts';
import { videos } from '#server/db/tables/videos.ts';

export type PlannedCourse = {
  structure: NonNullable<(typeof courses.$inferSelect)['structure']>;
  plan: CoursePlan;
  revision: number;
};

/** A finished video with its content. */
export type FinishedVideo = Pick<
  typeof videos.$inferSelect,
  'id' | 'attemptId' | 'jobId' | 'durationSeconds' | 'finishedAt'
> & {
  /** Null for the only video of a video project. */
  contentId: string | null;
  /** True if its script says something else now. */
  isOutdated: boolean;
};

/** All that is said in a video, and the origins of its script's sentences. */
export type Spoken = { recipe: VideoRecipe; provenance: Provenance[] };

const isFinished = and(eq(videos.status, 'completed'), isNull(videos.deletedAt));
const shown = {
  id: videos.id,
  attemptId: videos.attemptId,
  jobId: videos.jobId,
  durationSeconds: videos.durationSeconds,
  finishedAt: videos.finishedAt,
  contentId: scripts.contentId,
  isOutdated: saysOther,
};

/** The newest finished video of each content, those of removed contents included. */
export function listFinishedVideos(db: Queryable, projectId: string): Promise<FinishedVideo[]> {
  const speaker = sql`coalesce(${videos.scriptId}, ${videos.projectId})`;
  return db
    .selectDistinctOn([speaker], shown)
    .from(videos)
    .innerJoin(scripts, isScriptOfVideo)
    .where(and(eq(videos.projectId, projectId), isFinished))
    .orderBy(speaker, desc(videos.createdAt), desc(videos.id));
}

/** The newest finished video of one content, unless it was removed from its course. */
export async function findFinishedVideo(
  db: Queryable,
  projectId: string,
  contentId: string | null,
): Promise<FinishedVideo | null> {
  const isOfContent =
    contentId === null
      ? isNull(scripts.contentId)
      : and(eq(scripts.contentId, contentId), isScriptOfContent(projectId));
  const [video] = await db
    .select(shown)
    .from(videos)
    .innerJoin(scripts, isScriptOfVideo)
    .where(and(eq(videos.projectId, projectId), isFinished, isOfContent))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(1);
  return video ?? null;
}

/** Long texts, by video. */
export async function readSpoken(db: Queryable, videoIds: string[]): Promise<Map<string, Spoken>> {
  const rows = await db
    .select({ id: videos.id, recipe: videos.recipe, provenance: scripts.provenance })
    .from(videos)
    .innerJoin(scripts, isScriptOfVideo)
    .where(inArray(videos.id, videoIds));
  return new Map(rows.map(({ id, ...spoken }) => [id, spoken]));
}

/** The language of a video project's newest finished video. Null where there is none. */
export async function findSpokenLanguage(
  db: Queryable,
  projectId: string,
): Promise<Language | null> {
  const [video] = await db
    .select({ language: sql<Language>`${videos.recipe} ->> 'language'` })
    .from(videos)
    .where(and(eq(videos.projectId, projectId), isNull(videos.scriptId), isFinished))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(1);
  return video?.language ?? null;
}

/** The course as it is planned now. Null where nothing is. */
export async function findPlannedCourse(db: Queryable, id: string): Promise<PlannedCourse | null> {
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
