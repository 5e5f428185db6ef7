import { expect, type Locator, type Page } from '@playwright/test';

const overlayOf = (page: Page): Locator => page.getByRole('alertdialog');

/** Makes the stored session invalid. The next call of the page ends it, so the way out must be held. */
export const wearOut = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('auth_token', 'worn out'));

/**
 * Checks the layer over a page whose session ended. It stays for five seconds, too short on a busy
 * machine. So the way to the sign-in page leads nowhere until it was checked. A held request would not
 * do: a page answers nothing during a navigation.
 */
export async function lookAtSessionEnd(
  page: Page,
  end: () => Promise<unknown>,
  look: (overlay: Locator) => Promise<unknown>,
): Promise<void> {
  const wayOut = /\/sign-in\b/u;
  const wanted: string[] = [];
  await page.route(wayOut, async (route) => {
    wanted.push(route.request().url());
    // Without content, the browser stays where it is.
    await route.fulfill({ status: 204 });
  });
  await end();
  await expect(overlayOf(page)).toBeVisible();
  await look(overlayOf(page));
  await page.unroute(wayOut);
  const last = wanted.at(-1);
  if (last === undefined) return;
  // The countdown may lead the page away in the middle of this.
  await page.evaluate((address) => location.assign(address), last).catch(() => undefined);
}
