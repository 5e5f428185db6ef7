import { type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from './sideways.ts';
import { type DESKTOP, type PHONE, resize } from './windows.ts';

/** Checks that the page fits each window. Saves a screenshot of each with the test's results. */
export async function lookAt(
  page: Page,
  name: string,
  windows: readonly (typeof DESKTOP | typeof PHONE)[],
): Promise<void> {
  for (const window of windows) {
    await resize(page, window.size);
    await page.emulateMedia({ colorScheme: window.colorScheme });
    await expectNoSidewaysScroll(page, `${name}, ${window.name}`);
    const path = test.info().outputPath(`${name}-${window.name}.png`);
    await page.screenshot({ path, fullPage: true });
  }
}
