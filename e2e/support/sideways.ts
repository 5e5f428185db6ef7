import { expect, type Page } from '@playwright/test';

/** Checks that nothing is wider than the window, once moving elements have settled. */
export async function expectNoSidewaysScroll(page: Page, where?: string): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(beyond, where).toBe(0);
}
