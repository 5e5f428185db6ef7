import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies, memberships } from '#server/db/tables/companies.ts';
import { podcastFeeds } from '#server/db/tables/podcasts.ts';
import type { OwnCompany } from '#server/kit/tenancy.ts';

/**
 * The secret of a company's feed, and its last use. A company without a feed gets one with `fresh`.
 */
export async function findFeed(db: Queryable, companyId: OwnCompany, fresh: string) {
  await db.insert(podcastFeeds).values({ companyId, secret: fresh }).onConflictDoNothing();
  const [row] = await db
    .select({ secret: podcastFeeds.secret, usedAt: podcastFeeds.usedAt })
    .from(podcastFeeds)
    .where(eq(podcastFeeds.companyId, companyId));
  return row ?? { secret: fresh, usedAt: null };
}

export const replaceSecret = (db: Queryable, companyId: OwnCompany, secret: string) =>
  db
    .insert(podcastFeeds)
    .values({ companyId, secret })
    .onConflictDoUpdate({ target: podcastFeeds.companyId, set: { secret, usedAt: null } });

/** The same, but makes no feed where there was none. */
export const replaceKnownSecret = (db: Queryable, companyId: string, secret: string) =>
  db
    .update(podcastFeeds)
    .set({ secret, usedAt: null })
    .where(eq(podcastFeeds.companyId, companyId));

/** The companies whose feed addresses a person may know. */
export async function listCompaniesOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  return rows.map(({ id }) => id);
}

/** False for companies of an admin site, which have no owners here. */
export async function hasOwner(db: Queryable, companyId: OwnCompany): Promise<boolean> {
  const isOwner = and(eq(memberships.companyId, companyId), eq(memberships.role, 'owner'));
  const rows = await db.select().from(memberships).where(isOwner).limit(1);
  return rows.length > 0;
}

/** The company whose feed has this secret. */
export async function findCompanyOfFeed(db: Queryable, secret: string) {
  const [row] = await db
    .select({ id: companies.id, name: companies.name, usedAt: podcastFeeds.usedAt })
    .from(podcastFeeds)
    .innerJoin(companies, eq(companies.id, podcastFeeds.companyId))
    .where(eq(podcastFeeds.secret, secret));
  return row ?? null;
}

export const noteUseOfFeed = (db: Queryable, secret: string, usedAt: Date) =>
  db.update(podcastFeeds).set({ usedAt }).where(eq(podcastFeeds.secret, secret));
