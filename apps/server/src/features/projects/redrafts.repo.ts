import type { RedraftRequest } from '@tarima/contract';
import { eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { redrafts } from '#server/db/tables/redrafts.ts';
import type { StoredDraft } from '#server/db/tables/scripts.ts';
import { begunAnew } from '#server/db/tables/work-columns.ts';
import { createWorkRows } from '#server/db/work-rows.ts';

export type RedraftRow = typeof redrafts.$inferSelect;

export const redraftRows = createWorkRows(redrafts);

export async function findRedraft(db: Queryable, projectId: string): Promise<RedraftRow | null> {
  const [row] = await db.select().from(redrafts).where(eq(redrafts.id, projectId));
  return row ?? null;
}

/** Reads a redraft and locks it until the transaction ends. */
export async function lockRedraft(tx: Queryable, projectId: string): Promise<RedraftRow | null> {
  const [row] = await tx.select().from(redrafts).where(eq(redrafts.id, projectId)).for('update');
  return row ?? null;
}

/**
 * Starts a redraft in place of an earlier one. False if the same request is under way already.
 */
export async function startRedraft(
  tx: Queryable,
  begun: { id: string; redraftId: string; jobId: string; request: RedraftRequest },
): Promise<boolean> {
  const { redraftId, jobId, request } = begun;
  const isUnderWay = inArray(redrafts.status, ['waiting', 'processing']);
  const rows = await tx
    .insert(redrafts)
    .values({ ...begun, status: 'waiting' })
    .onConflictDoUpdate({
      target: redrafts.id,
      set: { ...begunAnew(jobId), redraftId, request, proposal: null },
      setWhere: or(not(isUnderWay), sql`${redrafts.request} <> excluded.request`),
    })
    .returning({ id: redrafts.id });
  return rows.length > 0;
}

export const setProposal = (tx: Queryable, projectId: string, proposal: StoredDraft) =>
  tx.update(redrafts).set({ proposal }).where(eq(redrafts.id, projectId));

/** Answers the id of its job. */
export async function deleteRedraft(tx: Queryable, projectId: string): Promise<string | null> {
  const [row] = await tx
    .delete(redrafts)
    .where(eq(redrafts.id, projectId))
    .returning({ jobId: redrafts.jobId });
  return row?.jobId ?? null;
}
