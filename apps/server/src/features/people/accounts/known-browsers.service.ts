import type { Context } from '#server/context.ts';
import { hashOfSecret, makeSecret } from '#server/kit/secret-tokens.ts';
import { deleteOldBrowsers, isBrowser, listPeopleOf, saveBrowser } from './known-browsers.repo.ts';

/** As long as a browser is remembered in which nobody signs in any more. */
export const BROWSER_DAYS = 365;
const DAY_MS = 24 * 3_600_000;

/** Where people have signed in before; it lets nobody in, and only keeps others from locking them out. */
export function createKnownBrowsersService({ db, now }: Pick<Context, 'db' | 'now'>) {
  return {
    peopleOf: (token: string) => listPeopleOf(db, hashOfSecret(token), now()),

    /** Remembers where somebody has just signed in; answers what the browser is known by. */
    async remember(userId: string, given: string | undefined): Promise<string> {
      // One that a browser brings by itself could be guessed.
      const isOurs = given !== undefined && (await isBrowser(db, hashOfSecret(given)));
      const token = isOurs ? given : makeSecret().secret;
      const expiresAt = new Date(now().getTime() + BROWSER_DAYS * DAY_MS);
      await saveBrowser(db, { userId, tokenHash: hashOfSecret(token), expiresAt });
      return token;
    },

    async clean(): Promise<void> {
      await deleteOldBrowsers(db, now());
    },
  };
}
export type KnownBrowsersService = ReturnType<typeof createKnownBrowsersService>;
