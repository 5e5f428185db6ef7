import type { EditedStructure } from '@tarima/contract';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { courses } from '#server/db/tables/courses.ts';
import { projectFigures } from '#server/db/tables/figures.ts';
import { projectLedgers } from '#server/db/tables/projects.ts';
import { questionSets } from '#server/db/tables/questions.ts';
import { scripts } from '#server/db/tables/scripts.ts';
import { videoSettings } from '#server/db/tables/video-settings.ts';

export type OwnFigureRow = typeof projectFigures.$inferSelect;

type Owned<Row> = Omit<Row, 'id' | 'projectId'>;
type CourseRow = typeof courses.$inferSelect;

/** Texts and choices that came of a project's files, as rows without its id. */
export type ProjectTexts = {
  scripts: Owned<typeof scripts.$inferSelect>[];
  questions: Owned<typeof questionSets.$inferSelect>[];
  /** Null where nothing was chosen. */
  videoSettings: (typeof videoSettings.$inferSelect)['settings'] | null;
  /** The units of a course's documents; null where they are not known. */
  ledger: (typeof projectLedgers.$inferSelect)['ledger'] | null;
  /** Null without a structure. A first plan under way has nothing to copy. */
  course:
    | (Pick<CourseRow, 'editedAt' | 'request' | 'plan' | 'sources' | 'revision' | 'rounds'> & {
        structure: EditedStructure;
      })
    | null;
};

/** The pictures that the author of a project has added. */
export const listOwnFigures = (db: Queryable, projectId: string): Promise<OwnFigureRow[]> =>
  db.select().from(projectFigures).where(eq(projectFigures.projectId, projectId));

export async function insertOwnFigures(
  tx: Queryable,
  figures: Omit<OwnFigureRow, 'projectId'>[],
  projectId: string,
): Promise<void> {
  if (figures.length === 0) return;
  await tx.insert(projectFigures).values(figures.map((figure) => ({ ...figure, projectId })));
}

export async function readTexts(tx: Queryable, projectId: string): Promise<ProjectTexts> {
  const written = await tx.select().from(scripts).where(eq(scripts.projectId, projectId));
  const asked = await tx.select().from(questionSets).where(eq(questionSets.projectId, projectId));
  const [chosen] = await tx
    .select()
    .from(videoSettings)
    .where(eq(videoSettings.projectId, projectId));
  const [kept] = await tx.select().from(projectLedgers).where(eq(projectLedgers.id, projectId));
  const [course] = await tx.select().from(courses).where(eq(courses.id, projectId));
  return {
    scripts: written.map(({ id: _id, projectId: _projectId, ...script }) => script),
    questions: asked.map(({ id: _id, projectId: _projectId, ...set }) => set),
    videoSettings: chosen?.settings ?? null,
    ledger: kept?.ledger ?? null,
    course: course?.structure ? { ...course, structure: course.structure } : null,
  };
}

/**
 * Gives a new project its texts. Contents keep their ids, since scripts and sources are found by
 * project and content. Returns the new ids of the scripts by content, null for a video's only one.
 */
export async function insertTexts(
  tx: Queryable,
  projectId: string,
  texts: ProjectTexts,
): Promise<Map<string | null, string>> {
  const scriptIds = new Map<string | null, string>();
  if (texts.scripts.length > 0) {
    const rows = texts.scripts.map((script) => ({ ...script, projectId }));
    const { id, contentId } = scripts;
    for (const made of await tx.insert(scripts).values(rows).returning({ id, contentId })) {
      scriptIds.set(made.contentId, made.id);
    }
  }
  if (texts.questions.length > 0) {
    await tx.insert(questionSets).values(texts.questions.map((set) => ({ ...set, projectId })));
  }
  const { videoSettings: settings, ledger, course } = texts;
  if (settings) await tx.insert(videoSettings).values({ projectId, settings });
  if (ledger) await tx.insert(projectLedgers).values({ id: projectId, ledger });
  if (course) {
    const { editedAt, request, plan, structure, sources, revision, rounds } = course;
    const planned = { editedAt, request, plan, structure, sources, revision, rounds };
    // A second plan under way leaves the old structure.
    await tx
      .insert(courses)
      .values({ ...planned, id: projectId, status: 'completed', progress: 100 });
  }
  return scriptIds;
}
