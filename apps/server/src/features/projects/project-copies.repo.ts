import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { courses } from '#server/db/tables/courses.ts';
import { projectLedgers } from '#server/db/tables/projects.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { videoSettings } from '#server/db/tables/video-settings.ts';

/**
 * Gives a project copies of another's scripts, structure and choices. Contents keep their ids: scripts
 * and sources are known by project and content.
 */
export async function copyTexts(tx: Queryable, from: string, to: string): Promise<void> {
  const written = await tx.select().from(scripts).where(eq(scripts.projectId, from));
  if (written.length > 0) {
    const copies = written.map(({ id: _id, ...script }) => ({ ...script, projectId: to }));
    await tx.insert(scripts).values(copies);
  }
  const [chosen] = await tx.select().from(videoSettings).where(eq(videoSettings.projectId, from));
  if (chosen) await tx.insert(videoSettings).values({ ...chosen, projectId: to });
  const [kept] = await tx.select().from(projectLedgers).where(eq(projectLedgers.id, from));
  if (kept) await tx.insert(projectLedgers).values({ ...kept, id: to });
  const [course] = await tx.select().from(courses).where(eq(courses.id, from));
  // One that is being planned has nothing to copy yet; one that is planned anew has what it had.
  if (!course?.structure) return;
  await tx.insert(courses).values({
    ...course,
    id: to,
    jobId: null,
    status: 'completed',
    stage: null,
    progress: 100,
    errorCode: null,
  });
}
