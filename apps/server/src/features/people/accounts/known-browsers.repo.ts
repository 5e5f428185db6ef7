import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { knownBrowsers } from '#server/db/tables/accounts.ts';

type KnownBrowser = typeof knownBrowsers.$inferInsert;

/** The people who have signed in from this browser. */
export async function listPeopleOf(db: Queryable, tokenHash: string, now: Date) {
  const rows = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.tokenHash, tokenHash), gt(knownBrowsers.expiresAt, now)));
  return new Set(rows.map(({ userId }) => userId));
}

/** True if the studio made the token. */
export async function isBrowser(db: Queryable, tokenHash: string): Promise<boolean> {
  const [row] = await db
    .select()
    .from(knownBrowsers)
    .where(eq(knownBrowsers.tokenHash, tokenHash))
    .limit(1);
  return row !== undefined;
}

export const saveBrowser = (db: Queryable, browser: KnownBrowser) =>
  db
    .insert(knownBrowsers)
    .values(browser)
    .onConflictDoUpdate({
      target: [knownBrowsers.tokenHash, knownBrowsers.userId],
      set: { expiresAt: browser.expiresAt },
    });

export const deleteOldBrowsers = (db: Queryable, now: Date) =>
  db.delete(knownBrowsers).where(lt(knownBrowsers.expiresAt, now));
