import { and, count, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies } from '#server/db/tables/companies.ts';
import { hostDeliveries } from '#server/db/tables/host-platform.ts';
import { libraryAssets } from '#server/db/tables/library.ts';
import { begunAnew } from '#server/db/tables/work-columns.ts';
import { createWorkRows } from '#server/db/work-rows.ts';
import type { Asker } from '#server/queue/turns.ts';
import { HOST_PAUSES_MS } from './host-pauses.ts';

export const deliveryRows = createWorkRows(hostDeliveries, {
  mostRetries: HOST_PAUSES_MS.length,
});

export type DeliveryRow = typeof hostDeliveries.$inferSelect;
const { assetId, assetType } = libraryAssets;
const shown = {
  ...getTableColumns(hostDeliveries),
  assetId,
  assetType,
  companyName: companies.name,
};
export type ShownDelivery = Awaited<ReturnType<typeof listDeliveries>>['rows'][number];

export const insertDelivery = (tx: Queryable, row: typeof hostDeliveries.$inferInsert) =>
  tx.insert(hostDeliveries).values(row);

export async function findDelivery(db: Queryable, id: string): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(hostDeliveries).where(eq(hostDeliveries.id, id));
  return row ?? null;
}

/** The company of the asset. Companies take turns at the host too. */
export async function askerOfDelivery(db: Queryable, id: string): Promise<Asker | null> {
  const [row] = await db
    .select({ companyId: libraryAssets.companyId })
    .from(hostDeliveries)
    .innerJoin(libraryAssets, eq(libraryAssets.id, hostDeliveries.libraryAssetId))
    .where(eq(hostDeliveries.id, id));
  return row ? { ...row, personId: null } : null;
}

export const noteAnswer = (
  db: Queryable,
  id: string,
  answer: Pick<DeliveryRow, 'answerStatus' | 'nextTryAt'>,
) => db.update(hostDeliveries).set(answer).where(eq(hostDeliveries.id, id));

export async function hasDelivery(db: Queryable, libraryAssetId: string): Promise<boolean> {
  const rows = await db
    .select({ id: hostDeliveries.id })
    .from(hostDeliveries)
    .where(eq(hostDeliveries.libraryAssetId, libraryAssetId))
    .limit(1);
  return rows.length > 0;
}

/** Starts a delivery again with another job. Null if it is being sent, or is gone. */
export async function beginAgain(
  tx: Queryable,
  id: string,
  jobId: string,
): Promise<{ formerJobId: string | null } | null> {
  const [before] = await tx
    .select({ formerJobId: hostDeliveries.jobId })
    .from(hostDeliveries)
    .where(and(eq(hostDeliveries.id, id), ne(hostDeliveries.status, 'processing')))
    .for('update');
  if (!before) return null;
  await tx
    .update(hostDeliveries)
    .set({ ...begunAnew(jobId), nextTryAt: null })
    .where(eq(hostDeliveries.id, id));
  return before;
}

export async function listDeliveries(db: Queryable, page: { limit: number; offset: number }) {
  const rows = await db
    .select(shown)
    .from(hostDeliveries)
    .innerJoin(libraryAssets, eq(libraryAssets.id, hostDeliveries.libraryAssetId))
    .innerJoin(companies, eq(companies.id, libraryAssets.companyId))
    .orderBy(desc(hostDeliveries.createdAt), desc(hostDeliveries.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(hostDeliveries);
  return { rows, total: counted?.total ?? 0 };
}

/** The library entries that the host has taken. */
export async function listTaken(db: Queryable, libraryAssetIds: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: hostDeliveries.libraryAssetId })
    .from(hostDeliveries)
    .where(
      and(
        inArray(hostDeliveries.libraryAssetId, libraryAssetIds),
        eq(hostDeliveries.status, 'completed'),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function findCompany(db: Queryable, companyId: string) {
  const { id: pk, externalId: id, name } = companies;
  const [row] = await db
    .select({ pk, id, name })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row ?? null;
}
