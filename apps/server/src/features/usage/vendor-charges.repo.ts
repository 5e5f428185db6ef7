import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { type ChargeKind, vendorCharges } from '#server/db/tables/model-usage.ts';

/** A bill that is known already is that of whichever video it became. */
export const insertCharge = (db: Queryable, charge: typeof vendorCharges.$inferInsert) =>
  db
    .insert(vendorCharges)
    .values(charge)
    .onConflictDoUpdate({
      target: [vendorCharges.vendor, vendorCharges.kind, vendorCharges.reference],
      set: { videoId: sql`excluded.video_id` },
    });

export type Paid = { units: number; cost: number | null };

const OWNERS = {
  project: vendorCharges.projectId,
  podcast: vendorCharges.podcastId,
  video: vendorCharges.videoId,
  vendor: vendorCharges.vendor,
} as const;

/**
 * What was paid for each of these, or to each of these vendors; none for those without a charge. The cost
 * is null where a price is not known.
 * @param only charges of one kind; all of them where it is left out
 */
export async function sumCharges(
  db: Queryable,
  ownerKind: keyof typeof OWNERS,
  ids: string[],
  only?: ChargeKind,
): Promise<Map<string, Paid>> {
  if (ids.length === 0) return new Map();
  const owner = OWNERS[ownerKind];
  const { kind, units, unitPrice } = vendorCharges;
  const rows = await db
    .select({
      id: owner,
      units: sql<number>`sum(${units})`.mapWith(Number),
      unpriced: sql<number>`count(*) filter (where ${unitPrice} is null)`.mapWith(Number),
      cost: sql<number>`coalesce(sum(${units} * ${unitPrice}), 0)`.mapWith(Number),
    })
    .from(vendorCharges)
    .where(and(inArray(owner, ids), only && eq(kind, only)))
    .groupBy(owner);
  return new Map(
    rows.map(({ id, unpriced, ...paid }) => [
      id ?? '',
      { units: paid.units, cost: unpriced > 0 ? null : paid.cost },
    ]),
  );
}
