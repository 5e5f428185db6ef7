import { expect, type Locator, type Page } from '@playwright/test';

const overlayOf = (page: Page): Locator => page.getByRole('alertdialog');

/**
 * Looks at what covers a page whose session ended. It stands for five seconds, which on a busy machine are over
 * before it is looked at: the way to the sign-in page is held until then.
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
