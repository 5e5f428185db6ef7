import type { VideoSettings } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { videoSettings } from '#server/db/tables/video-settings.ts';

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
