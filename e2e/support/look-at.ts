import type { Page, TestInfo } from '@playwright/test';
import { expectNoSidewaysScroll } from './sideways.ts';

/** At a desk by day, on a phone by night. */
export const DESKTOP = {
  name: 'desktop',
  size: { width: 1280, height: 800 },
  colorScheme: 'light',
} as const;
export const PHONE = {
  name: 'phone',
  size: { width: 360, height: 740 },
  colorScheme: 'dark',
} as const;

/** Nothing is wider than any window; pictures of it are kept beside the test's results. */
export async function lookAt(
  page: Page,
  info: TestInfo,
  name: string,
  windows: readonly (typeof DESKTOP | typeof PHONE)[],
): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window.size);
    await page.emulateMedia({ colorScheme: window.colorScheme });
    await expectNoSidewaysScroll(page, `${name}, ${window.name}`);
    const path = info.outputPath(`${name}-${window.name}.png`);
    await page.screenshot({ path, fullPage: true });
  }
}
