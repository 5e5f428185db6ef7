import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { knownBrowsers } from '#server/db/tables/accounts.ts';

type KnownBrowser = typeof knownBrowsers.$inferInsert;

/** Who has signed in by this browser. */
export async function listPeopleOf(db: Queryable, tokenHash: string, now: Date) {
  const rows = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.tokenHash, tokenHash), gt(knownBrowsers.expiresAt, now)));
  return new Set(rows.map(({ userId }) => userId));
}

/** Whether anybody has signed in by this browser: its token was made here. */
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
