import type { Queryable } from '#server/db/database.ts';
import type { vendorCharges } from '#server/db/tables/model-usage.ts';
import { insertCharge, type Paid, sumCharges } from './vendor-charges.repo.ts';

const NOTHING: Paid = { units: 0, cost: 0 };

/** Writes down what a vendor is paid; once for each of its references, where it has one. */
export async function recordCharge(
  db: Queryable,
  charge: typeof vendorCharges.$inferInsert,
): Promise<void> {
  await insertCharge(db, charge);
}

/**
 * US dollars that vendors were paid for the voices and presenters of a project, or of one video; null
 * where nobody was, or a price is not known.
 */
export async function spentOn(
  db: Queryable,
  owner: { projectId: string } | { videoId: string },
): Promise<number | null> {
  const [kind, id] =
    'videoId' in owner
      ? (['video', owner.videoId] as const)
      : (['project', owner.projectId] as const);
  return (await sumCharges(db, kind, [id])).get(id)?.cost ?? null;
}

/** What a vendor's voices or presenters have cost so far, whoever they were for. */
export async function paidTo(db: Queryable, vendor: string): Promise<Paid> {
  return (await sumCharges(db, 'vendor', [vendor])).get(vendor) ?? NOTHING;
}
