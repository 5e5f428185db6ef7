import type { Language, VideoSettings } from '@tarima/contract';
import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { projects } from '#server/db/tables/projects.ts';
import { videoSettings } from '#server/db/tables/video-settings.ts';
import { videos } from '#server/db/tables/videos.ts';

export async function findSettings(
  db: Queryable,
  projectId: string,
): Promise<VideoSettings | null> {
  const [row] = await db
    .select({ settings: videoSettings.settings })
    .from(videoSettings)
    .where(eq(videoSettings.projectId, projectId));
  return row?.settings ?? null;
}

export const saveSettings = (db: Queryable, projectId: string, settings: VideoSettings) =>
  db
    .insert(videoSettings)
    .values({ projectId, settings })
    .onConflictDoUpdate({ target: videoSettings.projectId, set: { settings } });

/**
 * The newest settings of a person's projects in a company, by their last video. Those of a project
 * in this language come first, since a voice speaks one language.
 */
export async function findLastSettings(
  db: Queryable,
  { companyId, createdBy, language }: { companyId: string; createdBy: string; language: Language },
): Promise<VideoSettings | null> {
  const [row] = await db
    .select({ settings: videoSettings.settings })
    .from(videoSettings)
    .innerJoin(projects, eq(projects.id, videoSettings.projectId))
    .leftJoin(videos, eq(videos.projectId, projects.id))
    .where(and(eq(projects.companyId, companyId), eq(projects.createdBy, createdBy)))
    .groupBy(projects.id, videoSettings.projectId)
    .orderBy(
      desc(sql`${projects.language} = ${language}`),
      desc(sql`coalesce(${max(videos.createdAt)}, ${projects.createdAt})`),
    )
    .limit(1);
  return row?.settings ?? null;
}
