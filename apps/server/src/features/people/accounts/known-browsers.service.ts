import type { Context } from '#server/context.ts';
import { hashOfSecret, makeSecret } from '#server/kit/secret-tokens.ts';
import { deleteOldBrowsers, isBrowser, listPeopleOf, saveBrowser } from './known-browsers.repo.ts';

/** Days that a browser is remembered after the last sign-in. */
export const BROWSER_DAYS = 365;
const DAY_MS = 24 * 3_600_000;

/**
 * Remembers browsers in which people have signed in. It gives no access. It only keeps strangers
 * from locking people out.
 */
export function createKnownBrowsersService({ db, now }: Pick<Context, 'db' | 'now'>) {
  return {
    peopleOf: (token: string) => listPeopleOf(db, hashOfSecret(token), now()),

    /** Remembers the browser of a sign-in. Answers the browser's token. */
    async remember(userId: string, given: string | undefined): Promise<string> {
      // A token that the studio did not make could be guessed.
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
