import type { CompanyLook, Picture } from '@tarima/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companyLooks, companyPictures } from '#server/db/tables/company-looks.ts';

/** Null for Tarima's own look. */
export async function findLook(db: Queryable, companyId: string): Promise<CompanyLook | null> {
  const [row] = await db.select().from(companyLooks).where(eq(companyLooks.companyId, companyId));
  return row?.look ?? null;
}

export const saveLook = (db: Queryable, companyId: string, look: CompanyLook) =>
  db
    .insert(companyLooks)
    .values({ companyId, look })
    .onConflictDoUpdate({ target: companyLooks.companyId, set: { look } });

export const deleteLook = (db: Queryable, companyId: string) =>
  db.delete(companyLooks).where(eq(companyLooks.companyId, companyId));

export async function findLookPicture(
  db: Queryable,
  companyId: string,
  picture: string,
): Promise<Picture | null> {
  const { mediaType, width, height } = companyPictures;
  const [row] = await db
    .select({ picture: companyPictures.picture, mediaType, width, height })
    .from(companyPictures)
    .where(and(eq(companyPictures.companyId, companyId), eq(companyPictures.picture, picture)));
  return row ?? null;
}

export const insertLookPicture = (db: Queryable, row: typeof companyPictures.$inferInsert) =>
  db.insert(companyPictures).values(row);
