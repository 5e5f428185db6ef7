import { expect, type Page } from '@playwright/test';
import type { HANDBOOK } from './documents.ts';

/** Uploads documents for a video, up to the editor. */
export async function uploadHandbook(
  page: Page,
  files: (typeof HANDBOOK)[],
  name = 'Seguridad en el almacén',
) {
  await page.goto(new URL('/upload', page.url()).href);
  await page.getByLabel('Nombre del proyecto').fill(name);
  await page.getByLabel('Público objetivo').fill('personal nuevo');
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: 'Generar guion' }).click();
  await expect(page).toHaveURL(/\/edit-script\//u);
}

/** Continues from the editor to the end of the wizard: another presenter, a Spanish voice, an accent. */
export async function chooseWhoSpeaks(page: Page) {
  await page.getByRole('button', { name: 'Guardar y continuar' }).click();
  await expect(page).toHaveURL(/\/generate-video\//u);
  await expect(page.getByText('3 de 3 pasos completados')).toBeVisible();
  await page
    .getByRole('radio')
    .filter({ has: page.locator('img') })
    .nth(1)
    .click();
  await page.getByRole('tab', { name: 'Voz' }).click();
  await page
    .getByRole('radio', { name: /Español/u })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Acento' }).click();
  await page.getByRole('radio', { name: /Mexicano/u }).click();
}
