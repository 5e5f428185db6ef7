import { expect, type Locator, type Page } from '@playwright/test';

const overlayOf = (page: Page): Locator => page.getByRole('alertdialog');

/** Makes the stored session invalid. The next call of the page ends it, so the way out must be held. */
export const wearOut = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('auth_token', 'worn out'));

/**
 * Checks the layer over a page whose session ended. It stays for five seconds, too short on a busy
 * machine. So the way to the sign-in page is held until it was checked.
 */
export async function lookAtSessionEnd(
  page: Page,
  end: () => Promise<unknown>,
  look: (overlay: Locator) => Promise<unknown>,
): Promise<void> {
  const looked = Promise.withResolvers<void>();
  await page.route(/\/sign-in\b/u, async (route) => {
    await looked.promise;
    await route.continue();
  });
  await end();
  await expect(overlayOf(page)).toBeVisible();
  await look(overlayOf(page));
  looked.resolve();
}
