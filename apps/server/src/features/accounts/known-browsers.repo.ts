import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { accounts, knownBrowsers } from './accounts.schema.ts';

type KnownBrowser = typeof knownBrowsers.$inferInsert;

/** Whether the person of an e-mail has signed in by this browser. */
export async function isKnownTo(db: Queryable, email: string, tokenHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(knownBrowsers)
    .innerJoin(accounts, eq(accounts.userId, knownBrowsers.userId))
    .where(
      and(
        eq(accounts.email, email),
        eq(knownBrowsers.tokenHash, tokenHash),
        gt(knownBrowsers.expiresAt, now),
      ),
    );
  return row !== undefined;
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
