import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { type ChargeKind, vendorCharges } from '#server/db/tables/model-usage.ts';

/**
 * A charge that is stored already moves to the newest video that uses it. Answers true for a new one.
 */
export async function insertCharge(
  db: Queryable,
  charge: typeof vendorCharges.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(vendorCharges)
    .values(charge)
    .onConflictDoUpdate({
      target: [vendorCharges.vendor, vendorCharges.kind, vendorCharges.reference],
      set: { videoId: sql`excluded.video_id` },
    })
    // Only a row that was there before has been locked by somebody.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return rows[0]?.isNew ?? false;
}

export type Paid = { units: number; cost: number | null };

const COLUMNS = {
  project: vendorCharges.projectId,
  podcast: vendorCharges.podcastId,
  video: vendorCharges.videoId,
  vendor: vendorCharges.vendor,
} as const;

/**
 * The sum of charges by id of a project, podcast, video or vendor. Ids without a charge are left out.
 * The cost is null if a price is unknown.
 * @param only sums one kind of charge, or all where left out
 */
export async function sumCharges(
  db: Queryable,
  by: keyof typeof COLUMNS,
  ids: string[],
  only?: ChargeKind,
): Promise<Map<string, Paid>> {
  if (ids.length === 0) return new Map();
  const column = COLUMNS[by];
  const { kind, units, unitPrice } = vendorCharges;
  const rows = await db
    .select({
      id: column,
      units: sql<number>`sum(${units})`.mapWith(Number),
      unpriced: sql<number>`count(*) filter (where ${unitPrice} is null)`.mapWith(Number),
      cost: sql<number>`coalesce(sum(${units} * ${unitPrice}), 0)`.mapWith(Number),
    })
    .from(vendorCharges)
    .where(and(inArray(column, ids), only && eq(kind, only)))
    .groupBy(column);
  return new Map(
    rows.map(({ id, unpriced, ...paid }) => [
      id ?? '',
      { units: paid.units, cost: unpriced > 0 ? null : paid.cost },
    ]),
  );
}
