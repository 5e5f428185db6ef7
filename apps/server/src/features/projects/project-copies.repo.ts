import type { Language, VideoSettings } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { courses } from '#server/db/tables/courses.ts';
import { projectFigures } from '#server/db/tables/figures.ts';
import { projectLedgers } from '#server/db/tables/projects.ts';
import { questionSets } from '#server/db/tables/questions.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { videoSettings } from '#server/db/tables/video-settings.ts';

export type OwnFigureRow = typeof projectFigures.$inferSelect;

/** The pictures that the author of a project has added. */
export const listOwnFigures = (db: Queryable, projectId: string): Promise<OwnFigureRow[]> =>
  db.select().from(projectFigures).where(eq(projectFigures.projectId, projectId));

export async function copyFigures(
  tx: Queryable,
  figures: OwnFigureRow[],
  projectId: string,
): Promise<void> {
  if (figures.length === 0) return;
  await tx.insert(projectFigures).values(figures.map((figure) => ({ ...figure, projectId })));
}

/**
 * Copies a project's scripts, questions, structure and choices to another project. Contents keep their ids,
 * since scripts and sources are found by project and content.
 */
export async function copyTexts(tx: Queryable, from: string, to: string): Promise<void> {
  const written = await tx.select().from(scripts).where(eq(scripts.projectId, from));
  if (written.length > 0) {
    const copies = written.map(({ id: _id, ...script }) => ({ ...script, projectId: to }));
    await tx.insert(scripts).values(copies);
  }
  const asked = await tx.select().from(questionSets).where(eq(questionSets.projectId, from));
  if (asked.length > 0) {
    const copies = asked.map(({ id: _id, ...set }) => ({ ...set, projectId: to }));
    await tx.insert(questionSets).values(copies);
  }
  await copyPlan(tx, { from, to });
}

type Copy = {
  from: string;
  to: string;
  /** The language of the copy's texts, where it is another. */
  language?: Language;
  /** Changes the choices for the copy. */
  settingsOf?: (settings: VideoSettings) => VideoSettings;
};

/** Copies a project's ledger, structure and choices, without its scripts and questions. */
export async function copyPlan(
  tx: Queryable,
  { from, to, language, settingsOf = (settings) => settings }: Copy,
): Promise<void> {
  const [chosen] = await tx.select().from(videoSettings).where(eq(videoSettings.projectId, from));
  if (chosen) {
    const settings = settingsOf(chosen.settings);
    await tx.insert(videoSettings).values({ projectId: to, settings });
  }
  const [kept] = await tx.select().from(projectLedgers).where(eq(projectLedgers.id, from));
  if (kept) await tx.insert(projectLedgers).values({ ...kept, id: to });
  const [course] = await tx.select().from(courses).where(eq(courses.id, from));
  // A first plan under way has nothing to copy. A second one leaves the old structure.
  if (!course?.structure) return;
  await tx.insert(courses).values({
    ...course,
    ...(language && {
      request: { ...course.request, language },
      plan: course.plan && { ...course.plan, language, notices: [] },
    }),
    id: to,
    jobId: null,
    status: 'completed',
    stage: null,
    progress: 100,
    errorCode: null,
  });
}
