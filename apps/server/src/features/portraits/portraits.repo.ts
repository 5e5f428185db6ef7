import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companyPortraits } from '#server/db/tables/company-portraits.ts';
import { users } from '#server/db/tables/users.ts';

/** A row, with the name of the owner who recorded the consent. */
export type PortraitRow = Awaited<ReturnType<typeof listPortraits>>[number];

/** The people of a company, in the order in which they were added. */
export const listPortraits = (db: Queryable, companyId: string) =>
  db
    .select({ ...getTableColumns(companyPortraits), recordedByName: users.fullName })
    .from(companyPortraits)
    .leftJoin(users, eq(users.id, companyPortraits.recordedBy))
    .where(eq(companyPortraits.companyId, companyId))
    .orderBy(asc(companyPortraits.recordedAt), asc(companyPortraits.id));

export const insertPortrait = (db: Queryable, row: typeof companyPortraits.$inferInsert) =>
  db.insert(companyPortraits).values(row);

/** The name of the removed person. Null if there was none. */
export async function deletePortrait(
  db: Queryable,
  companyId: string,
  id: string,
): Promise<string | null> {
  const [row] = await db
    .delete(companyPortraits)
    .where(and(eq(companyPortraits.companyId, companyId), eq(companyPortraits.id, id)))
    .returning({ name: companyPortraits.name });
  return row?.name ?? null;
}
