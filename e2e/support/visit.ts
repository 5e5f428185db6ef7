import { expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@tarima/contract';
import type { Calls } from './calls.ts';

/** Signs this person in for the rest of this window. */
export const comeAs = (page: Page, { session }: Calls) =>
  page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    STORAGE_KEYS.token,
    session.token,
  ] as const);

/** Opens a screen and waits for all that it loads. */
export async function open(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

/** Waits until no placeholder is left. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main .animate-pulse, main .animate-spin')).toHaveCount(0);
}
