import type { Page } from '@playwright/test';

/** The light theme on a desktop, the dark theme on a phone. */
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

/** Resizes the window and waits until the page knows, because that closes an open list. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    ({ width, height }) =>
      new Promise<void>((resolve) => {
        // A page learns of a new size before the first frame with it. Playwright's own wait looks
        // at once, possibly before that.
        const look = () =>
          innerWidth === width && innerHeight === height ? resolve() : requestAnimationFrame(look);
        requestAnimationFrame(look);
      }),
    size,
  );
}
