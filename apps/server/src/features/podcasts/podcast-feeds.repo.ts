import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies, memberships } from '#server/db/tables/companies.ts';
import { podcastFeeds } from '#server/db/tables/podcasts.ts';
import type { OwnCompany } from '#server/kit/tenancy.ts';

/** The secret of a company's feed, `fresh` where it has none yet, and when it was last used. */
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

/** The same for a feed that somebody may know; one that was never asked for is not made. */
export const replaceKnownSecret = (db: Queryable, companyId: string, secret: string) =>
  db
    .update(podcastFeeds)
    .set({ secret, usedAt: null })
    .where(eq(podcastFeeds.companyId, companyId));

/** Whose feeds a person knows. */
export async function listCompaniesOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  return rows.map(({ id }) => id);
}

/** Whether anybody here is a company's owner: those of an admin site have none. */
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
