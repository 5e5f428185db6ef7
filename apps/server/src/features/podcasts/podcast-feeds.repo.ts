import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { OwnCompany } from '#server/tenancy.ts';
import { companies } from '../companies/companies.schema.ts';
import { podcastFeeds } from './podcasts.schema.ts';

/** The secret of a company's feed; `fresh` where it has none yet. */
export async function secretOf(
  db: Queryable,
  companyId: OwnCompany,
  fresh: string,
): Promise<string> {
  await db.insert(podcastFeeds).values({ companyId, secret: fresh }).onConflictDoNothing();
  const [row] = await db
    .select({ secret: podcastFeeds.secret })
    .from(podcastFeeds)
    .where(eq(podcastFeeds.companyId, companyId));
  return row?.secret ?? fresh;
}

export const replaceSecret = (db: Queryable, companyId: OwnCompany, secret: string) =>
  db
    .insert(podcastFeeds)
    .values({ companyId, secret })
    .onConflictDoUpdate({ target: podcastFeeds.companyId, set: { secret } });

/** The company whose feed has this secret. */
export async function findCompanyOfFeed(
  db: Queryable,
  secret: string,
): Promise<{ id: string; name: string } | null> {
  const [row] = await db
    .select({ id: companies.id, name: companies.name })
    .from(podcastFeeds)
    .innerJoin(companies, eq(companies.id, podcastFeeds.companyId))
    .where(eq(podcastFeeds.secret, secret));
  return row ?? null;
}
