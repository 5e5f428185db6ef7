import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { vendorCharges } from '#server/db/tables/model-usage.ts';
import { insertCharge, type Paid, sumCharges } from './vendor-charges.repo.ts';

const NOTHING: Paid = { units: 0, cost: 0 };

/** Stores a charge of a vendor, once for each of its references. */
export async function recordCharge(
  { db, observer }: Pick<Context, 'db' | 'observer'>,
  charge: typeof vendorCharges.$inferInsert,
): Promise<void> {
  const isNew = await insertCharge(db, charge);
  if (!isNew) return;
  const { vendor, kind: unit, units, unitPrice = null } = charge;
  observer.paid({ vendor, unit, units, unitPrice });
}

/**
 * US dollars paid to vendors for a project or one video. Null if nothing was paid or a price is
 * unknown.
 */
export async function spentOn(
  db: Queryable,
  work: { projectId: string } | { videoId: string },
): Promise<number | null> {
  const [kind, id] =
    'videoId' in work ? (['video', work.videoId] as const) : (['project', work.projectId] as const);
  return (await sumCharges(db, kind, [id])).get(id)?.cost ?? null;
}

/** The total paid to a vendor so far. */
export async function paidTo(db: Queryable, vendor: string): Promise<Paid> {
  return (await sumCharges(db, 'vendor', [vendor])).get(vendor) ?? NOTHING;
}
