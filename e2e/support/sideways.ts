import { expect, type Page } from '@playwright/test';

/** Nothing is wider than the window, as soon as what moves after a change of it has come to rest. */
export async function expectNoSidewaysScroll(page: Page, where?: string): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(beyond, where).toBe(0);
}
