import { expect, type Page } from '@playwright/test';
import type { Studio } from './studio.ts';

export async function signIn(page: Page, studio: Studio): Promise<void> {
  await page.goto(await studio.address());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
