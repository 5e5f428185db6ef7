import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { translations } from '#server/db/tables/translations.ts';
import { AppError } from '#server/kit/errors.ts';

async function statusOf(db: Queryable, projectId: string) {
  const [row] = await db
    .select({ status: translations.status })
    .from(translations)
    .where(eq(translations.id, projectId));
  return row?.status ?? null;
}

export const isTranslation = async (db: Queryable, projectId: string): Promise<boolean> =>
  (await statusOf(db, projectId)) !== null;

/**
 * Refuses to write a translation's texts from its documents, which are in another language. Its
 * texts come from its original.
 */
export async function refuseForTranslation(db: Queryable, projectId: string): Promise<void> {
  if (await isTranslation(db, projectId)) throw new AppError('TRANSLATION_FOLLOWS_ORIGINAL');
}

/** Refuses a copy of a translation that is not complete: nothing would translate the rest. */
export async function refuseHalfTranslated(db: Queryable, projectId: string): Promise<void> {
  const status = await statusOf(db, projectId);
  if (status !== null && status !== 'completed') throw new AppError('SCRIPTS_NOT_READY');
}
