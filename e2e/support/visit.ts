import { expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@tarima/contract';
import type { Calls } from './calls.ts';

/** Whoever uses this window from now on is this person. */
export const comeAs = (page: Page, { session }: Calls) =>
  page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    STORAGE_KEYS.token,
    session.token,
  ] as const);

/** A screen with all that it asked for. */
export async function open(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

/** Nothing is on its way any more that the page holds a place for. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main .animate-pulse, main .animate-spin')).toHaveCount(0);
}
