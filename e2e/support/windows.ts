import type { Page } from '@playwright/test';

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

/** Gives the window another size, and waits until the page was told: an open list closes at that. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    ({ width, height }) =>
      new Promise<void>((resolve) => {
        // A page hears of a new size before the first frame that has it. Playwright's
        // own wait looks at once, when the size may be new and nobody was told.
        const look = () =>
          innerWidth === width && innerHeight === height ? resolve() : requestAnimationFrame(look);
        requestAnimationFrame(look);
      }),
    size,
  );
}
